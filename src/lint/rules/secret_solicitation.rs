//! `secret-solicitation`
//!
//! ## What it does
//! Finds a property or a message that asks for a password, a key, a code, a card number or another secret.
//!
//! ## Why
//! MCP: "Servers MUST NOT use form mode elicitation to request sensitive information." An answer to a form passes
//! through the client and may reach the model. The form shows a warning, and accept requires a second press.
//!
//! ## Example
//! ```json
//! {"password": {"type": "string", "title": "Password"}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in to continue.", "url": "https://example.com/sign-in"}
//! ```

use crate::lint::prelude::*;
use crate::trust::{asks_for_secret, names_secret, offers_secret};

pub(in crate::lint) fn check_request(site: &RequestSite, found: &mut Found) {
    let message = site.get("message").and_then(Node::as_str).filter(|_| site.mode == Mode::Form && site.is_typed);
    if message.and_then(names_secret).is_some() {
        site.say(found, Code::SECRET_SOLICITATION, "message", &[]);
    }
}

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if asks_for_secret(site.property).is_some() || offers_secret(site.options()) {
        site.say(found, Code::SECRET_SOLICITATION, "", &[]);
    }
}
