//! Finds rules that cannot be decided for any answer: keywords outside the dialect of `validate`, references that do
//! not resolve, and patterns that cannot be tested in bounded time. The form accepts an answer although it may break
//! such a rule; `validate` does not call it valid.
//!
//! Example: `{"type": "object", "properties": {"a": {"type": "string"}}, "dependentRequired": {"a": ["b"]}}`
//!
//! Use instead: `{"type": "object", "properties": {"a": {"type": "string"}}}`

use crate::lint::prelude::*;
use crate::lint::site::Settings;
use crate::validate::{Reason, pattern::PatternMatcher};

pub(super) const RULE: Rule = error!(
    "outside-dialect",
    "“{0}” cannot be evaluated[ {1}], so answers are not checked against it.",
    "Use the keywords of the standard.",
    &[],
);

/// Finds the rules of the schema at `base` that are never decided, including patterns; an invalid pattern has its own
/// code.
pub(in crate::lint) fn check(root: &Node, base: &Pointer, settings: Settings, findings: &mut Findings) {
    findings.begin("outside-dialect");
    let schema = Schema::compile(root, &Pointer::root());
    // A value that the keyword does not accept has its own code; `then` and `else` have the cause of `if`.
    let is_own = |keyword: &str| !matches!(keyword, "then" | "else");
    let outside = schema.outside().filter(|outside| outside.reason != Reason::Value && is_own(&outside.keyword));
    for outside in outside {
        if findings.is_full() {
            break;
        }
        findings.report_range(base.join(&outside.location), None, None, &[&outside.keyword]);
    }
    if let Some(patterns) = settings.patterns {
        check_patterns(root, patterns, findings);
    }
}

/// Checks the patterns of a schema and of its parts; the parser has limited the depth.
fn check_patterns(schema: &Node, patterns: &dyn PatternMatcher, findings: &mut Findings) {
    let Some(object) = schema.as_object().filter(|_| !findings.is_full()) else { return };
    for member in object {
        let (name, value) = (member.name.as_str(), &member.node);
        let array = value.as_array().unwrap_or_default();
        match name {
            "pattern" => {
                let outcome = value.as_str().map(|pattern| patterns.test(pattern, ""));
                if outcome == Some(Outcome::Undecided) {
                    findings.report(value, &[name, "in bounded time"]);
                }
            }
            "items" | "additionalProperties" => check_patterns(value, patterns, findings),
            "allOf" | "anyOf" | "oneOf" | "prefixItems" => {
                array.iter().for_each(|branch| check_patterns(branch, patterns, findings))
            }
            "properties" | "$defs" | "definitions" => {
                for member in value.as_object().into_iter().flatten() {
                    check_patterns(&member.node, patterns, findings);
                }
            }
            _ => {}
        }
    }
}
