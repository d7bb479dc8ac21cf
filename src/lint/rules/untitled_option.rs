//! `untitled-option`
//!
//! ## What it does
//! Finds a `const` without a `title` in `oneOf` or `anyOf`.
//!
//! ## Why
//! MCP's titled options have a title each; this one is shown by its value.
//!
//! ## Example
//! ```json
//! {"type": "string", "oneOf": [{"const": "allow", "title": "Allow"}, {"const": "deny"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "allow", "title": "Allow"}, {"const": "deny", "title": "Deny"}]}
//! ```

use super::shorten;
use crate::{
    json::{Node, Value},
    lint::{Code, Diagnostic, site::PropertySite},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    for option in site.written_options().1 {
        let titled =
            |branch: &Node| branch.get("title").and_then(Node::as_str).is_some_and(|title| !title.trim().is_empty());
        if let (Some(value), Some(branch)) = (option.value, option.branch)
            && value.value != Value::Null
            && !titled(branch)
        {
            found.push(site.at(Code::UNTITLED_OPTION, &option.location).with(shorten(&value.to_string())));
        }
    }
}
