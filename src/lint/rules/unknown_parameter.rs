//! `unknown-parameter`
//!
//! ## What it does
//! Finds parameters that MCP does not know, and those of the other mode.
//!
//! ## Why
//! They are ignored, and never shown: who asks is said by the host alone.
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

use crate::{
    lint::{Code, Diagnostic, site::RequestSite},
    protocol::Mode,
};

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Vec<Diagnostic>) {
    let own: &[&str] = match site.mode {
        Mode::Form => &["requestedSchema"],
        Mode::Url => &["url", "elicitationId"],
    };
    for member in site.params {
        let name = member.name.as_str();
        if !["mode", "message", "_meta", "task"].contains(&name) && !own.contains(&name) {
            let diagnostic = site.diagnostic(Code::UNKNOWN_PARAMETER, name).with(name);
            found.push(Diagnostic { range: Some(member.name_range), ..diagnostic });
        }
    }
}
