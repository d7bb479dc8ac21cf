//! Finds options of a choice of several that are written in `oneOf`.
//!
//! MCP uses `oneOf` for the options of a single choice, and `anyOf` for those of an array. Other clients reject the
//! request.
//!
//! Example: `{"type": "array", "items": {"oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}}`
//!
//! Use instead: `{"type": "array", "items": {"anyOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::warning(
    "one-of-items",
    "For a choice of several, the standard has the options in “anyOf”.",
    "Use “anyOf”, with a “const” and a “title” for each option.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    // `literal-union` reports values without titles.
    if site.keyword != "oneOf" || !site.is_multiple || site.offers_literals() {
        return;
    }
    site.report(findings, "oneOf", &[]);
    let member = site.choice.layers().find_map(|layer| layer.as_object()?.member("oneOf"));
    if let Some(member) = member.filter(|_| site.written.iter().all(|option| option.value.is_some())) {
        edit::replace_string(findings, member.name_range, "anyOf");
    }
}
