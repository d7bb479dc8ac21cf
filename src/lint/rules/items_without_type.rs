//! Finds `items` with an `enum` and without a `type`.
//!
//! MCP's multi-select enums have `"type": "string"` there, and some clients reject them without it.
//!
//! Example: `{"type": "array", "items": {"enum": ["a", "b"]}}`
//!
//! Use instead: `{"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::note(
    "items-without-type",
    "“items” has no “type”.",
    "Add “type”: “string”; some clients need it.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    let multiple = matches!(site.property.definition, Definition::MultiSelectEnum(_));
    if multiple && site.choice.types().is_none() && site.choice.get("enum").is_some() {
        site.report(findings, Code::ITEMS_WITHOUT_TYPE, "items", &[]);
        if let Some(items) = site.merged.get("items")
            && site.choice.layers().count() == 1
            && site.offers_strings()
        {
            edit::add_type(findings, items, "string");
        }
    }
}
