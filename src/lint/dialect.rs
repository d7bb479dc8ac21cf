//! `outside-dialect`: what `validate` cannot decide, for any answer.

use super::{Code, Found, MOST, fault::absolute};
use crate::{
    json::{Node, Object, Pointer},
    validate::{
        Schema,
        pattern::{Outcome, PatternMatcher},
    },
};

/// Finds the rules of the schema at `base` that are decided for no answer, the patterns among them.
pub(super) fn check(root: &Node, base: &Pointer, patterns: Option<&dyn PatternMatcher>, found: &mut Found) {
    for outside in Schema::compile(root, &Pointer::root()).outside().iter().take(MOST) {
        found.say(Code::OUTSIDE_DIALECT, absolute(base, &outside.location), &[&outside.keyword]);
    }
    if let Some(patterns) = patterns {
        check_patterns(root, base.clone(), patterns, found);
    }
}

/// Looks at the patterns of a schema and of those in it; the reader of the text has bounded the depth.
fn check_patterns(schema: &Node, at: Pointer, patterns: &dyn PatternMatcher, found: &mut Found) {
    let Some(object) = schema.as_object().filter(|_| !found.is_full()) else { return };
    if let Some(pattern) = object.get("pattern").and_then(Node::as_str)
        && matches!(patterns.test(pattern, ""), Outcome::Undecided | Outcome::Invalid)
    {
        found.say(Code::OUTSIDE_DIALECT, at.member("pattern"), &["pattern"]);
    }
    for keyword in ["items", "additionalProperties"] {
        if let Some(inner) = object.get(keyword) {
            check_patterns(inner, at.member(keyword), patterns, found);
        }
    }
    for keyword in ["properties", "$defs", "definitions"] {
        for member in object.get(keyword).and_then(Node::as_object).unwrap_or(&Object::default()) {
            check_patterns(&member.node, at.member(keyword).member(&member.name), patterns, found);
        }
    }
    for keyword in ["anyOf", "oneOf", "prefixItems"] {
        let branches = object.get(keyword).and_then(Node::as_array).unwrap_or_default();
        for (index, branch) in branches.iter().enumerate() {
            check_patterns(branch, at.member(keyword).item(index), patterns, found);
        }
    }
}
