//! An address that is empty, relative, or no URL cannot be opened: there is no page to which it is relative.
//!
//! Example: `{"mode": "url", "message": "Sign in", "url": "/sign-in"}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in", "url": "https://example.com/sign-in"}`

use crate::lint::prelude::*;
use crate::trust::address::{Source, is_loopback};

pub(super) const RULE: Rule = error!(
    "invalid-url",
    "“url” is not a valid URL.",
    "Give the whole address, with “https://” and a host.",
    &[RuleCheck::Request(check)],
);

/// Reports the address by this rule, or by one of three others. `trust::address` does the full check before an address
/// is opened, and treats every address that is found here as an error or a warning too.
fn check(site: &RequestSite, findings: &mut Findings) {
    let url = site.get("url").and_then(Node::as_str).filter(|_| site.mode == Mode::Url);
    if let Some(rule) = url.and_then(rule_of) {
        findings.begin(rule);
        site.report(findings, "url", &[]);
    }
}

/// Returns the rule that an address breaks, from its text alone and without a parser.
fn rule_of(url: &str) -> Option<&'static str> {
    let source = Source::new(url);
    let (host, port) = (source.host.as_str(), source.port.strip_prefix(':').unwrap_or(&source.port));
    let is_forbidden = |c: char| c <= ' ' || matches!(c, '<' | '>' | '^' | '|');
    let no_port = !port.is_empty() && (port.starts_with('+') || port.parse::<u16>().is_err());
    let is_invalid = host.is_empty() || host.contains(is_forbidden) || no_port;
    match source.scheme.as_deref() {
        None => Some("invalid-url"),
        Some("https" | "http") if is_invalid => Some("invalid-url"),
        Some("https" | "http") if source.has_userinfo => Some("userinfo"),
        Some("http") if !is_loopback(host) => Some("insecure"),
        Some("https" | "http") => None,
        Some(_) => Some("blocked-scheme"),
    }
}
