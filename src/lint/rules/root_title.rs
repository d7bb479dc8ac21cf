//! Finds a `title` at the root of the schema.
//!
//! It is not shown. MCP has none there, and SDKs fill in a class name of the server. An author can seldom change that,
//! so this rule is off by default.
//!
//! Example: `{"title": "ScalarElicitationType", "type": "object", "properties": {"value": {"type": "string"}}}`
//!
//! Use instead: `{"type": "object", "properties": {"value": {"type": "string"}}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::note(
    "root-title",
    "The schema's title “{0}” is not shown.",
    "Say what is asked in “message”.",
    &[RuleCheck::Schema(|site, findings| {
        if let Some(title) = site.merged.get("title").and_then(Node::as_str) {
            site.report(findings, Code::ROOT_TITLE, "title", &[title]);
            edit::remove_member(findings, site.root, "title");
        }
    })],
)
.keeps_answers()
.off_by_default();
