//! `missing-requested-schema`
//!
//! ## What it does
//! Finds a request in form mode without `requestedSchema`.
//!
//! ## Why
//! MCP requires it, and some clients refuse such a request. Others show the message with accept, decline and cancel,
//! and accept sends an empty object; so does this form.
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
use crate::{
    lint::{Code, Found, edit, site::RequestSite},
    protocol::Mode,
};

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    let mut names = site.params.as_object().into_iter().flatten();
    let misspelt = names.any(|member| suggestion(site, &member.name) == Some("requestedSchema"));
    if site.mode == Mode::Form && site.get("requestedSchema").is_none() && !misspelt {
        site.say(found, Code::MISSING_REQUESTED_SCHEMA, "", &[]);
        let schema = r#"{"type": "object", "properties": {}}"#;
        edit::add_member(found, site.params, "requestedSchema", schema);
    }
}
