//! Finds parameters that MCP does not define, those of the other mode, and from 2026-07-28 `elicitationId`. Their values
//! are never shown; of those that MCP does not define, the card says that the server sent more. In particular, only the
//! host sets the name of the server.
//!
//! Example: `{"message": "Your name?", "requestedSchema": {"type": "object", "properties": {}}, "serverName":
//! "GitHub"}`
//!
//! Use instead: `{"message": "Your name?", "requestedSchema": {"type": "object", "properties": {}}}`

use super::misspelt_parameter::suggestion;
use crate::lint::MOST;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = note!(
    "unknown-parameter",
    "There is no parameter “{0}” here, so its value is not shown.",
    "Put what the user needs into “message”, or remove it.",
    &[RuleCheck::Request(|site, findings| {
        for member in site.params.as_object().into_iter().flatten().take(MOST) {
            let name = member.name.as_str();
            let is_removed =
                name == "elicitationId" && site.settings.revision == Some(Revision::V2026_07_28);
            if is_removed || !site.mode.parameters().contains(&name) && suggestion(site, name).is_none() {
                site.report(findings, name, &[name]);
            }
        }
    })],
);
