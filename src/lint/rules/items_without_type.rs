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
    &[RuleCheck::Property(|site, findings| {
        if site.is_multiple && site.choice.types().is_none() && site.choice.get("enum").is_some() {
            site.report(findings, "items", &[]);
            if site.offers_strings() {
                edit::add_type(findings, &site.choice, "string");
            }
        }
    })],
)
.keeps_answers();
