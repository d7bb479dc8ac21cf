//! Finds `additionalProperties`.
//!
//! Answers never contain properties that the schema does not declare, whatever the keyword says. Schema generators
//! write it everywhere, so this rule is off by default.
//!
//! Example: `{"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": false}`
//!
//! Use instead: `{"type": "object", "properties": {"a": {"type": "string"}}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::note(
    "additional-properties",
    "An answer never holds properties that are not declared, whatever “{0}” says.",
    "Remove it.",
    &[RuleCheck::Keyword(|site, findings| {
        if site.effect == Effect::OwnRule && site.name == "additionalProperties" {
            site.report(findings, Code::ADDITIONAL_PROPERTIES, &[site.name]);
            edit::remove_member(findings, site.schema, site.name);
        }
    })],
)
.keeps_answers()
.off_by_default();
