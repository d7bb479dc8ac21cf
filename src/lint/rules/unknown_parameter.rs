//! `unknown-parameter`
//!
//! ## What it does
//! Finds parameters that MCP does not define, and those of the other mode.
//!
//! ## Why
//! They are ignored and never shown. In particular, only the host sets the name of the server.
//!
//! ## Example
//! ```json
//! {"message": "Your name?", "requestedSchema": {"type": "object", "properties": {}}, "serverName": "GitHub"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"message": "Your name?", "requestedSchema": {"type": "object", "properties": {}}}
//! ```

use super::misspelt_parameter::suggestion;
use crate::lint::MOST;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    for member in site.params.as_object().into_iter().flatten().take(MOST) {
        let name = member.name.as_str();
        if !site.parameters().any(|own| own == name) && suggestion(site, name).is_none() {
            site.say(found, Code::UNKNOWN_PARAMETER, name, &[name]);
        }
    }
}
