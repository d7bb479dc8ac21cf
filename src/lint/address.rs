//! A simple check of the `url` of a request in URL mode. `trust::address` does the full check before an address is
//! opened, and treats every address reported here as an error or a warning too.

use super::{Code, Findings, site::RequestSite};
use crate::{
    json::Node,
    protocol::Mode,
    trust::address::{Source, is_loopback},
};

/// Reports the address if its finding is `code`.
pub(super) fn report(site: &RequestSite, findings: &mut Findings, code: Code) {
    let url = site.get("url").and_then(Node::as_str).filter(|_| site.mode == Mode::Url);
    if url.and_then(code_of) == Some(code) {
        site.report(findings, code, "url", &[]);
    }
}

/// Returns the finding about an address, from its text alone and without a parser.
fn code_of(url: &str) -> Option<Code> {
    let source = Source::new(url);
    let (host, port) = (source.host.as_str(), source.port.strip_prefix(':').unwrap_or(&source.port));
    let is_forbidden = |c: char| c <= ' ' || matches!(c, '<' | '>' | '^' | '|');
    let no_port = !port.is_empty() && (port.starts_with('+') || port.parse::<u16>().is_err());
    let is_invalid = host.is_empty() || host.contains(is_forbidden) || no_port;
    match source.scheme.as_deref() {
        None => Some(Code::INVALID_URL),
        Some("https" | "http") if is_invalid => Some(Code::INVALID_URL),
        Some("https" | "http") if source.has_userinfo => Some(Code::USERINFO),
        Some("http") if !is_loopback(host) => Some(Code::INSECURE),
        Some("https" | "http") => None,
        Some(_) => Some(Code::BLOCKED_SCHEME),
    }
}
