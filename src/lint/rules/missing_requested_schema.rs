//! `missing-requested-schema`
//!
//! ## What it does
//! Finds a request in form mode without `requestedSchema`.
//!
//! ## Why
//! MCP requires it, and some clients reject the request without it. Others, like this form, show the message with
//! accept, decline and cancel, and accept sends an empty object.
//!
//! ## Example
//! ```json
//! {"mode": "form", "message": "Delete the file?"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "form", "message": "Delete the file?", "requestedSchema": {"type": "object", "properties": {}}}
//! ```

use super::misspelt_parameter::suggestion;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    let mut names = site.params.as_object().into_iter().flatten();
    let misspelt = names.any(|member| suggestion(site, &member.name) == Some("requestedSchema"));
    if site.mode == Mode::Form && site.get("requestedSchema").is_none() && !misspelt {
        site.say(found, Code::MISSING_REQUESTED_SCHEMA, "", &[]);
        let schema = r#"{"type": "object", "properties": {}}"#;
        edit::add_member(found, site.params, "requestedSchema", schema);
    }
}
