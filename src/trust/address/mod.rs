//! The address of a request in URL mode: what a person must know before opening it, and what is never opened
//! (`docs/security.md` R30; MCP, elicitation: "Clients MUST show the full URL … SHOULD highlight the domain").
//!
//! The browser's own parser takes the address apart. What is checked here is shown and opened: `href`, never the text
//! that the server sent.

mod host;
mod message;
mod punycode;
mod source;
mod suffix;

pub(crate) use host::is_loopback;
pub(crate) use source::Source;

use std::ops::Range;

/// Why an address is not opened, or what its reader is warned about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The scheme is neither `https` nor `http`.
    BlockedScheme,
    /// It is no absolute URL.
    InvalidUrl,
    /// More than 8 KiB, or a host of more than 253 octets.
    TooLong,
    /// `http:` to another machine: blocked, or a warning where the host allows it.
    Insecure,
    /// A user name or password is before the host, which reads like a host itself.
    Userinfo,
    /// The host has letters beyond ASCII.
    Idn,
    /// The parser changed the host, or took characters away.
    Normalised,
    /// Other programs read another host: backslashes, or not two slashes.
    Ambiguous,
    /// The host is a number.
    IpLiteral,
    /// The host lies on this machine or in this network.
    LocalAddress,
    /// A port of its own.
    UnusualPort,
    /// The host ends with a dot: another host, cookies and all, under the same name.
    TrailingDot,
    /// The message names another host.
    MessageNamesOtherHost,
    /// The address lies in the embedding page's own origin.
    SameOrigin,
    /// The query holds what looks like a sign-in that somebody else made.
    PreAuthenticated,
    /// The host belongs to another name than the server's own address.
    OtherHostThanServer,
}

impl Code {
    /// The code as `data-code` and the documentation write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::BlockedScheme => "blocked-scheme",
            Self::InvalidUrl => "invalid-url",
            Self::TooLong => "too-long",
            Self::Insecure => "insecure",
            Self::Userinfo => "userinfo",
            Self::Idn => "idn",
            Self::Normalised => "normalised",
            Self::Ambiguous => "ambiguous",
            Self::IpLiteral => "ip-literal",
            Self::LocalAddress => "local-address",
            Self::UnusualPort => "unusual-port",
            Self::TrailingDot => "trailing-dot",
            Self::MessageNamesOtherHost => "message-names-other-host",
            Self::SameOrigin => "same-origin",
            Self::PreAuthenticated => "pre-authenticated",
            Self::OtherHostThanServer => "other-host-than-server",
        }
    }
}

/// The parts of an address as the WHATWG parser gives them: the properties of a browser's `URL`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parsed<'a> {
    /// `URL.href`: what is shown and opened.
    pub href: &'a str,
    /// `URL.protocol`, with the colon.
    pub protocol: &'a str,
    /// `URL.hostname`
    pub hostname: &'a str,
    /// `URL.port`: empty for the scheme's own.
    pub port: &'a str,
    /// `URL.username`
    pub username: &'a str,
    /// `URL.password`
    pub password: &'a str,
    /// `URL.search`, with the question mark.
    pub search: &'a str,
    /// `URL.hash`, with the number sign.
    pub hash: &'a str,
}

/// What an address is checked against.
#[derive(Clone, Copy, Debug, Default)]
pub struct Context<'a> {
    /// The request's `message`.
    pub message: &'a str,
    /// The server's own address, if the host gives it.
    pub server_url: Option<&'a str>,
    /// The embedding page's `location.origin`.
    pub page_origin: Option<&'a str>,
    /// Whether `http:` to other machines is a warning only.
    pub allow_insecure: bool,
}

/// The host of an address as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// The host as it is looked up, in ASCII.
    pub ascii: String,
    /// The host as people write it, to show beside the other; the same for a host in ASCII.
    pub shown: String,
    /// The part of `ascii` that somebody registered, to be emphasised.
    pub registrable: Range<usize>,
    /// The same part of `shown`.
    pub registrable_shown: Range<usize>,
}

/// What is to be done with an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Why it is not opened.
    pub block: Option<Code>,
    /// What the person is warned about, each in words.
    pub warnings: Vec<Code>,
    /// The host, if it has one.
    pub host: Option<Host>,
}

const LONGEST: usize = 8_192;
const LONGEST_HOST: usize = 253;

/// Checks an address: the text that the server sent, and its parts if it could be parsed without a base.
///
/// ```
/// use mcp_elicitation::trust::address::{Code, Context, Parsed, check};
/// let parsed = Parsed { href: "http://ok.example/", protocol: "http:", hostname: "ok.example", ..Parsed::default() };
/// assert_eq!(check("http://ok.example/", Some(&parsed), &Context::default()).block, Some(Code::Insecure));
/// ```
pub fn check(source: &str, parsed: Option<&Parsed<'_>>, context: &Context<'_>) -> Verdict {
    let blocked = |code| Verdict { block: Some(code), warnings: Vec::new(), host: None };
    if source.len() > LONGEST {
        return blocked(Code::TooLong);
    }
    let Some(parsed) = parsed else { return blocked(Code::InvalidUrl) };
    let is_secure = parsed.protocol == "https:";
    if !is_secure && parsed.protocol != "http:" {
        return blocked(Code::BlockedScheme);
    }
    let name = parsed.hostname;
    if name.len() > LONGEST_HOST || parsed.href.len() > LONGEST.saturating_mul(3) {
        return blocked(Code::TooLong);
    }
    let host = Host::new(name);
    let written = Source::new(source);
    let is_insecure = !is_secure && !host::is_loopback(name);
    let has_userinfo = written.has_userinfo || !parsed.username.is_empty() || !parsed.password.is_empty();
    let is_idn = !written.host.is_ascii() || name.split('.').any(|label| label.starts_with("xn--"));
    let is_local = host::is_local(name);
    let is_elsewhere = context
        .server_url
        .filter(|url| url.contains("://"))
        .map(|url| Source::new(url).host)
        .is_some_and(|server| !host::is_local(&server) && Host::new(&server).domain() != host.domain());
    let port = if parsed.port.is_empty() { String::new() } else { format!(":{}", parsed.port) };
    let origin = format!("{}//{name}{port}", parsed.protocol);
    let block = match () {
        () if has_userinfo => Some(Code::Userinfo),
        () if is_insecure && !context.allow_insecure => Some(Code::Insecure),
        () => None,
    };
    let warnings = [
        (is_insecure && context.allow_insecure, Code::Insecure),
        (is_idn, Code::Idn),
        (written.is_changed || !written.names(name, &host.shown), Code::Normalised),
        (written.is_ambiguous, Code::Ambiguous),
        (host::is_ip(name), Code::IpLiteral),
        (is_local, Code::LocalAddress),
        (!parsed.port.is_empty(), Code::UnusualPort),
        (name.ends_with('.'), Code::TrailingDot),
        (message::names_other_host(context.message, &host), Code::MessageNamesOtherHost),
        (is_elsewhere, Code::OtherHostThanServer),
        (context.page_origin == Some(origin.as_str()), Code::SameOrigin),
        (source::has_token(parsed.search) || source::has_token(parsed.hash), Code::PreAuthenticated),
    ];
    let warnings = warnings.into_iter().filter_map(|(is_so, code)| is_so.then_some(code)).collect();
    Verdict { block, warnings, host: Some(host) }
}

impl Host {
    fn domain(&self) -> &str {
        self.ascii.get(self.registrable.clone()).unwrap_or_default()
    }

    fn new(name: &str) -> Self {
        let shown = punycode::unicode(name);
        let part = |host: &str| if host::is_ip(host) { 0..host.len() } else { suffix::registrable(host) };
        let registrable = part(name);
        let labels = name.get(registrable.clone()).unwrap_or_default().split('.').count();
        let dot = usize::from(shown.ends_with('.'));
        let kept = shown.split('.').rev().take(labels.saturating_add(dot)).map(|label| label.len().saturating_add(1));
        let start = shown.len().saturating_sub(kept.sum::<usize>().saturating_sub(1));
        let registrable_shown = if host::is_ip(name) { 0..shown.len() } else { start..shown.len().saturating_sub(dot) };
        Self { ascii: name.to_owned(), shown, registrable, registrable_shown }
    }
}
