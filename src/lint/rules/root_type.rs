//! MCP requires `"type": "object"` there. The form works without it; other clients may reject the request.
//!
//! Example: `{"properties": {"name": {"type": "string"}}}`
//!
//! Use instead: `{"type": "object", "properties": {"name": {"type": "string"}}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "root-type",
    "MCP requires “type”: “object” here.",
    "Use “type”: “object”; some clients need it.",
    &[RuleCheck::Schema(check)],
)
.keeps_answers();

fn check(site: &SchemaSite, findings: &mut Findings) {
    match site.merged.get("type") {
        None if site.merged.left_out.is_none() && site.root.as_object().is_some() => {
            site.report(findings, "type", &[]);
            edit::add_type(findings, &site.merged, "object");
        }
        Some(types) if types.as_array().is_some() && Types::named_by(types).meets(Types::OBJECT) => {
            site.report(findings, "type", &[]);
            edit::replace_string(findings, types.range, "object");
        }
        _ => {}
    }
}
