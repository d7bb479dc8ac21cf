//! Users must know the question and its reason before they answer.
//!
//! Example: `{"message": "", "requestedSchema": {"type": "object", "properties": {}}}`
//!
//! Use instead: `{"message": "Delete the file?", "requestedSchema": {"type": "object", "properties": {}}}`

use crate::lint::prelude::*;
use crate::trust::shows_nothing;

pub(super) const RULE: Rule = warning!(
    "blank-message",
    "“message” is blank.",
    "Say in “message” what is asked, and why.",
    &[RuleCheck::Request(|site, findings| {
        if site.get("message").and_then(Node::as_str).is_some_and(shows_nothing) {
            site.report(findings, "message", &[]);
        }
    })],
);
