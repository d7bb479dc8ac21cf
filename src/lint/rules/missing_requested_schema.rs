//! MCP requires it, and some clients reject the request. Others, like this form, ask for a confirmation.
//!
//! Example: `{"mode": "form", "message": "Delete the file?"}`
//!
//! Use instead: `{"mode": "form", "message": "Delete the file?", "requestedSchema": {"type": "object", "properties":
//! {}}}`

use super::misspelt_parameter::suggestion;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "missing-requested-schema",
    "There is no “requestedSchema”, so this only asks for confirmation.",
    "Add the schema of an object without properties; some clients need it.",
    &[RuleCheck::Request(|site, findings| {
        let mut names = site.params.as_object().into_iter().flatten();
        let misspelt = names.any(|member| suggestion(site, &member.name) == Some("requestedSchema"));
        if site.mode == Mode::Form && site.get("requestedSchema").is_none() && !misspelt {
            site.report(findings, "", &[]);
            edit::add_member(findings, site.params, "requestedSchema", r#"{"type": "object", "properties": {}}"#);
        }
    })],
)
.keeps_answers();
