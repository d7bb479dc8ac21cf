//! FastMCP writes it when a tool asks for a bare type. Many clients show it as the only label.
//!
//! Example: `{"type": "object", "properties": {"value": {"type": "string", "title": "Value"}}}`
//!
//! Use instead: `{"type": "object", "properties": {"city": {"type": "string", "title": "City"}}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = note!(
    "generic-title",
    "The title “{0}” does not say what to enter; some clients show nothing else.",
    "Name the property after its answer. In FastMCP, ask for a model with a field in place of a bare type.",
    &[RuleCheck::Property(|site, findings| {
        let title = site.merged.get("title").and_then(Node::as_str).unwrap_or_default();
        let is_generic = GENERIC.iter().any(|generic| title.trim().eq_ignore_ascii_case(generic));
        if is_generic && site.schema.schema.properties.len() == 1 {
            site.report(findings, "title", &[title]);
        }
    })],
);

const GENERIC: [&str; 5] = ["value", "input", "field", "data", "result"];
