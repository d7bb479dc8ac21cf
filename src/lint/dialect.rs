//! `outside-dialect`: rules that `validate` cannot decide for any answer.

use super::{Code, Found};
use crate::{
    json::{Node, Pointer},
    validate::{
        Reason, Schema,
        pattern::{Outcome, PatternMatcher},
    },
};

/// Finds the rules of the schema at `base` that are never decided, including patterns; an invalid pattern has its own
/// code.
pub(super) fn check(root: &Node, base: &Pointer, patterns: Option<&dyn PatternMatcher>, found: &mut Found) {
    let schema = Schema::compile(root, &Pointer::root());
    // A value that the keyword does not accept has its own code.
    let outside = schema.outside().filter(|outside| outside.reason != Reason::Value);
    for outside in outside {
        if found.is_full() {
            break;
        }
        found.say_at(Code::OUTSIDE_DIALECT, base.join(&outside.location), &[&outside.keyword]);
    }
    if let Some(patterns) = patterns {
        check_patterns(root, patterns, found);
    }
}

/// Checks the patterns of a schema and of its parts; the parser has limited the depth.
fn check_patterns(schema: &Node, patterns: &dyn PatternMatcher, found: &mut Found) {
    let Some(object) = schema.as_object().filter(|_| !found.is_full()) else { return };
    for member in object {
        let (name, value) = (member.name.as_str(), &member.node);
        let array = value.as_array().unwrap_or_default();
        match name {
            "pattern" => {
                let outcome = value.as_str().map(|pattern| patterns.test(pattern, ""));
                if outcome == Some(Outcome::Undecided) {
                    found.say(Code::OUTSIDE_DIALECT, value, &[name, "in bounded time"]);
                }
            }
            "items" | "additionalProperties" => check_patterns(value, patterns, found),
            "allOf" | "anyOf" | "oneOf" | "prefixItems" => {
                array.iter().for_each(|branch| check_patterns(branch, patterns, found))
            }
            "properties" | "$defs" | "definitions" => {
                for member in value.as_object().into_iter().flatten() {
                    check_patterns(&member.node, patterns, found);
                }
            }
            _ => {}
        }
    }
}
