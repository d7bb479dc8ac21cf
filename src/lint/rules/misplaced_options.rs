//! MCP uses `oneOf` for the options of a single choice, and `anyOf` for those of an array. Other clients may reject the
//! request.
//!
//! Example: `{"type": "string", "anyOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "misplaced-options",
    "For a choice of this kind, the standard has the options in “{0}”.",
    "Use “{0}”, with a “const” and a “title” for each option.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    // `literal-union` reports values without titles.
    if site.keyword == "enum" || site.keyword == site.titled_in() || site.offers_literals() {
        return;
    }
    site.report(findings, site.keyword, &[site.titled_in()]);
    let member = site.choice.layers().find_map(|layer| layer.as_object()?.member(site.keyword));
    if let Some(member) = member.filter(|_| site.written.iter().all(|option| option.value.is_some())) {
        edit::replace_string(findings, member.name_range, site.titled_in());
        if !site.is_multiple && site.merged.types().is_none() && site.offers_strings() {
            edit::add_type(findings, &site.merged, "string");
        }
    }
}
