//! A simple check of the `url` of a request in URL mode. `trust::address` does the full check before an address is
//! opened, and treats every address reported here as an error or a warning too.

use super::{Code, Found, site::RequestSite};
use crate::{
    json::Node,
    protocol::Mode,
    trust::address::{Source, is_loopback},
};

/// Reports the address if its finding is `code`.
pub(super) fn say(site: &RequestSite, found: &mut Found, code: Code) {
    let url = site.get("url").and_then(Node::as_str).filter(|_| site.mode == Mode::Url);
    if url.and_then(code_of) == Some(code) {
        site.say(found, code, "url", &[]);
    }
}

/// Returns the finding about an address, from its text alone and without a parser.
fn code_of(url: &str) -> Option<Code> {
    let written = Source::new(url);
    let is_secure = match written.scheme.as_deref() {
        None => return Some(Code::INVALID_URL),
        Some("https") => true,
        Some("http") => false,
        Some(_) => return Some(Code::BLOCKED_SCHEME),
    };
    let (host, port) = (written.host.as_str(), written.port.strip_prefix(':').unwrap_or(&written.port));
    let is_forbidden = |c: char| c <= ' ' || matches!(c, '<' | '>' | '^' | '|');
    let no_port = !port.is_empty() && (port.starts_with('+') || port.parse::<u16>().is_err());
    match () {
        () if host.is_empty() || host.contains(is_forbidden) || no_port => Some(Code::INVALID_URL),
        () if written.has_userinfo => Some(Code::USERINFO),
        () if !is_secure && !is_loopback(host) => Some(Code::INSECURE),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        lint::Severity,
        trust::address::{Context, Parsed, check},
    };

    #[test]
    fn what_a_browser_would_say() {
        for (url, expected) in [
            ("https://a.example/?x=http://b@c", ""),
            ("https:a.example", ""),
            ("HTTPS:\\\\a.example:8443/", ""),
            (" https://a.example\n", ""),
            ("http://localhost:3000/", ""),
            ("http://127.0.0.1/", ""),
            ("http://[::1]:80/", ""),
            ("http://a.example/", "insecure"),
            ("https://u:p@a.example/", "userinfo"),
            ("http://@a.example", "userinfo"),
            ("", "invalid-url"),
            ("a.example", "invalid-url"),
            ("/sign-in", "invalid-url"),
            ("//a.example", "invalid-url"),
            ("https://", "invalid-url"),
            ("https://a b.example/", "invalid-url"),
            ("https://a.example:port/", "invalid-url"),
            ("https://a.example:99999/", "invalid-url"),
            ("https://::1/", "invalid-url"),
            ("javascript:alert(1)", "blocked-scheme"),
            ("ftp://a.example/", "blocked-scheme"),
            ("localhost:3000", "blocked-scheme"),
        ] {
            assert_eq!(code_of(url).map_or("", Code::as_str), expected, "{url}");
        }
    }

    #[test]
    fn weighs_what_the_check_weighs() {
        let parsed = |protocol, username| Parsed { protocol, username, hostname: "a.example", ..Parsed::default() };
        for (url, parsed) in [
            ("", None),
            ("ftp://a.example", Some(parsed("ftp:", ""))),
            ("http://a.example", Some(parsed("http:", ""))),
            ("https://u@a.example", Some(parsed("https:", "u"))),
        ] {
            let context = Context { allow_insecure: true, ..Context::default() };
            let verdict = check(url, parsed.as_ref(), &context);
            let code = code_of(url).unwrap();
            assert_eq!(verdict.block.is_some(), code.severity() == Severity::Error, "{url}");
            let found = verdict.block.or_else(|| verdict.warnings.first().copied());
            assert_eq!(found.map(crate::trust::address::Code::as_str), Some(code.as_str()), "{url}");
        }
    }
}
