//! `root-title`
//!
//! ## What it does
//! Finds a `title` at the root of the schema.
//!
//! ## Why
//! It is not shown. MCP has none there, and SDKs fill in a class name of the server. An author can seldom change that,
//! so this rule is off by default.
//!
//! ## Example
//! ```json
//! {"title": "ScalarElicitationType", "type": "object", "properties": {"value": {"type": "string"}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {"value": {"type": "string"}}}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &SchemaSite, found: &mut Found) {
    if let Some(title) = site.merged.get("title").and_then(Node::as_str) {
        site.say(found, Code::ROOT_TITLE, "title", &[title]);
        edit::remove_member(found, site.root, "title");
    }
}
