//! The findings of `lint` about the address of a request in URL mode.

use mcp_elicitation::{
    json::Text,
    lint::{Diagnostic, Severity, lint},
    trust::address::{AddressParts, Code, Context, check},
};

/// Returns the only finding about an address.
fn finding(url: &str) -> Option<Diagnostic> {
    let url = Text::from(url).to_json();
    let findings =
        lint(&format!(r#"{{"mode": "url", "message": "Sign in", "elicitationId": "1", "url": {url}}}"#), None);
    assert!(findings.len() < 2, "{url}: {findings:?}");
    findings.into_iter().next()
}

#[test]
fn finds_what_a_browser_would_refuse_or_change() {
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
        assert_eq!(finding(url).map_or("", |finding| finding.code.as_str()), expected, "{url}");
    }
}

#[test]
fn is_as_severe_as_the_check_before_an_address_is_opened() {
    let parsed =
        |protocol, username| AddressParts { protocol, username, hostname: "a.example", ..AddressParts::default() };
    for (url, parsed) in [
        ("", None),
        ("ftp://a.example", Some(parsed("ftp:", ""))),
        ("http://a.example", Some(parsed("http:", ""))),
        ("https://u@a.example", Some(parsed("https:", "u"))),
    ] {
        let context = Context { allow_insecure: true, ..Context::default() };
        let verdict = check(url, parsed.as_ref(), &context);
        let finding = finding(url).unwrap();
        assert_eq!(verdict.block.is_some(), finding.severity == Severity::Error, "{url}");
        let code = verdict.block.or_else(|| verdict.warnings.first().copied());
        assert_eq!(code.map(Code::as_str), Some(finding.code.as_str()), "{url}");
    }
}
