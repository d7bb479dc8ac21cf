//! `misspelt-parameter`
//!
//! ## What it does
//! Finds a parameter whose name is nearly one that MCP has, and that is missing.
//!
//! ## Why
//! It is ignored. Without `requestedSchema`, nothing is asked but a confirmation.
//!
//! ## Example
//! ```json
//! {"message": "Your name?", "requestSchema": {"type": "object", "properties": {}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"message": "Your name?", "requestedSchema": {"type": "object", "properties": {}}}
//! ```

use super::unknown_parameter::own;
use crate::lint::{Code, Found, edit, site::RequestSite, suggest::nearest};

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    for member in site.params.as_object().into_iter().flatten() {
        if let Some(meant) = meant(site, &member.name) {
            site.say(found, Code::MISSPELT_PARAMETER, &member.name, &[&member.name, meant]);
            edit::replace_name(found, member.name_range, meant);
        }
    }
}

/// The parameter that can have been meant by another name, if it is missing.
pub(super) fn meant(site: &RequestSite, name: &str) -> Option<&'static str> {
    let own = own(site);
    if own.contains(&name) {
        return None;
    }
    let schema = own.iter().find(|own| name.ends_with("chema") && own.ends_with("Schema"));
    schema.copied().or_else(|| nearest(name, &mut own.iter().copied())).filter(|meant| site.params.get(meant).is_none())
}
