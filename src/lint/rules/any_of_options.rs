//! Finds options of a single choice that are written in `anyOf`.
//!
//! MCP uses `anyOf` for the options of an array, and `oneOf` for those of a single choice.
//!
//! Example: `{"type": "string", "anyOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::warning(
    "any-of-options",
    "For a single choice, the standard has the options in “oneOf”.",
    "Use “oneOf”, with a “const” and a “title” for each option.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    // `literal-union` reports values without titles.
    if site.keyword != "anyOf" || site.is_multiple || site.offers_literals() {
        return;
    }
    site.report(findings, "anyOf", &[]);
    let member = site.merged.layers().find_map(|layer| layer.as_object()?.member("anyOf"));
    if let Some(member) = member.filter(|_| site.written.iter().all(|option| option.value.is_some())) {
        edit::replace_string(findings, member.name_range, "oneOf");
        if site.merged.types().is_none() && site.offers_strings() {
            edit::add_type(findings, &site.merged, "string");
        }
    }
}
