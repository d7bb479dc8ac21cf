//! `untitled-option`
//!
//! ## What it does
//! Finds a `const` without a `title` in `oneOf` or `anyOf`.
//!
//! ## Why
//! Each of MCP's titled options has a title; this option is shown by its value.
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

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &OptionSite, found: &mut Found) {
    if let (Some(value), Some(branch)) = (site.value, site.branch)
        && value.value != Value::Null
        && !site.is_of_literals
        && branch.get("title").and_then(Node::as_str).is_none_or(|title| title.trim().is_empty())
    {
        site.say(found, Code::UNTITLED_OPTION, &[&value.to_json()]);
        if value.as_text().is_some() {
            edit::add_member(found, branch, "title", &value.to_json());
        }
    }
}
