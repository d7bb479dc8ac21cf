//! Finds a property or a message that asks for a password, a key, a code, a card number or another secret. MCP:
//! "Servers MUST NOT use form mode elicitation to request sensitive information." An answer to a form passes through
//! the client and may reach the model. The form shows a warning, and accept requires a second press.
//!
//! Example: `{"password": {"type": "string", "title": "Password"}}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in to continue.", "url": "https://example.com/sign-in"}`

use crate::lint::prelude::*;
use crate::trust::{asks_for_secret, names_secret, offers_secret};

pub(super) const RULE: Rule = warning!(
    "secret-solicitation",
    "This asks for a secret, which MCP forbids in form mode.",
    "Use URL mode for what is secret.",
    &[RuleCheck::Request(check_request), RuleCheck::Property(check)],
);

fn check_request(site: &RequestSite, findings: &mut Findings) {
    let message = site.get("message").and_then(Node::as_str).filter(|_| site.mode == Mode::Form && site.accepts_typing);
    if message.and_then(names_secret).is_some() {
        site.report(findings, "message", &[]);
    }
}

fn check(site: &PropertySite, findings: &mut Findings) {
    if asks_for_secret(site.property).is_some() || offers_secret(site.options()) {
        site.report(findings, "", &[]);
    }
}
