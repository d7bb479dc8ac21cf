//! The address of a request in URL mode: the warnings for a user before opening it, and the addresses that are never
//! opened (`docs/security.md` R30; MCP, elicitation: "Clients MUST show the full URL … SHOULD highlight the domain").
//!
//! The browser's own parser splits the address. The checked `href` is shown and opened, never the text that the server
//! sent.

mod host;
mod message;
mod punycode;
mod source;
mod suffix;
mod suffixes;
mod token;

pub(crate) use host::is_loopback;
pub(crate) use source::Source;
use token::has_token;

use std::ops::Range;

names! {
    /// The reasons why an address is blocked, or has a warning.
    pub enum Code {
        /// The scheme is neither `https` nor `http`.
        BlockedScheme = "blocked-scheme",
        InvalidUrl = "invalid-url",
        /// More than 8 KiB, or a host of more than 253 octets.
        TooLong = "too-long",
        /// `http:` to another machine: blocked, or a warning if the host allows it.
        Insecure = "insecure",
        /// A user name or password, which can look like a host, is before the host.
        Userinfo = "userinfo",
        /// The host has letters beyond ASCII.
        Idn = "idn",
        /// The parser changed the host, or removed characters.
        Normalised = "normalised",
        /// Other programs read a different host: backslashes, or not two slashes.
        Ambiguous = "ambiguous",
        IpLiteral = "ip-literal",
        LocalAddress = "local-address",
        UnusualPort = "unusual-port",
        /// The host ends with a dot: a different host, with different cookies, under the same name.
        TrailingDot = "trailing-dot",
        /// The message names another host.
        MessageNamesOtherHost = "message-names-other-host",
        /// The address has the embedding page's own origin.
        SameOrigin = "same-origin",
        /// The query contains something like another person's sign-in.
        PreAuthenticated = "pre-authenticated",
        /// The host has another registered name than the server's own address.
        OtherHostThanServer = "other-host-than-server",
    }
}
/// The parts of an address from the WHATWG parser: the properties of a browser's `URL`.
#[derive(Clone, Copy, Debug, Default)]
pub struct AddressParts<'a> {
    /// `URL.href`, which is shown and opened.
    pub href: &'a str,
    /// `URL.protocol`, with the colon.
    pub protocol: &'a str,
    /// `URL.hostname`
    pub hostname: &'a str,
    /// `URL.port`: empty for the scheme's default.
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

#[derive(Clone, Copy, Debug, Default)]
pub struct Context<'a> {
    pub message: &'a str,
    /// The server's own address, if the host gives it.
    pub server_url: Option<&'a str>,
    /// The embedding page's `location.origin`.
    pub page_origin: Option<&'a str>,
    /// True if `http:` to other machines only causes a warning.
    pub allow_insecure: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// The host in ASCII, as DNS looks it up.
    pub ascii: String,
    /// The host in Unicode, shown beside the ASCII form; both are equal for an ASCII host.
    pub unicode: String,
    /// The registered part of `ascii`, which is emphasised.
    pub registrable: Range<usize>,
    pub registrable_unicode: Range<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressCheck {
    pub block: Option<Code>,
    pub warnings: Vec<Code>,
    pub host: Option<Host>,
}

const LONGEST: usize = 8_192;
const LONGEST_HOST: usize = 253;

/// Checks an address, given as the server's text, and its parts if it could be parsed without a base.
pub fn check(source: &str, parsed: Option<&AddressParts<'_>>, context: &Context<'_>) -> AddressCheck {
    let blocked = |code| AddressCheck { block: Some(code), warnings: Vec::new(), host: None };
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
    let is_elsewhere = context
        .server_url
        .filter(|url| url.contains("://"))
        .map(|url| Source::new(url).host)
        .is_some_and(|server| !host::is_local(&server) && Host::new(&server).domain() != host.domain());
    let colon = if parsed.port.is_empty() { "" } else { ":" };
    let origin = [parsed.protocol, "//", name, colon, parsed.port].concat();
    let forbidden = (is_insecure && !context.allow_insecure).then_some(Code::Insecure);
    let block = if has_userinfo { Some(Code::Userinfo) } else { forbidden };
    let warnings = [
        (is_insecure && context.allow_insecure, Code::Insecure),
        (is_idn, Code::Idn),
        (written.is_changed || ![name, &host.unicode].contains(&written.host.as_str()), Code::Normalised),
        (written.is_ambiguous, Code::Ambiguous),
        (host::is_ip(name), Code::IpLiteral),
        (host::is_local(name), Code::LocalAddress),
        (!parsed.port.is_empty(), Code::UnusualPort),
        (name.ends_with('.'), Code::TrailingDot),
        (message::names_other_host(context.message, &host), Code::MessageNamesOtherHost),
        (is_elsewhere, Code::OtherHostThanServer),
        (context.page_origin == Some(origin.as_str()), Code::SameOrigin),
        (has_token(parsed.search) || has_token(parsed.hash), Code::PreAuthenticated),
    ];
    let warnings = warnings.into_iter().filter_map(|(is_so, code)| is_so.then_some(code)).collect();
    AddressCheck { block, warnings, host: Some(host) }
}

impl Host {
    fn domain(&self) -> &str {
        self.ascii.get(self.registrable.clone()).unwrap_or_default()
    }

    fn new(name: &str) -> Self {
        let unicode = punycode::unicode(name);
        let is_ip = host::is_ip(name);
        let registrable = if is_ip { 0..name.len() } else { suffix::registrable(name) };
        let labels = name.get(registrable.clone()).unwrap_or_default().split('.').count();
        let dot = usize::from(unicode.ends_with('.'));
        let lengths =
            unicode.split('.').rev().take(labels.saturating_add(dot)).map(|label| label.len().saturating_add(1));
        let start = unicode.len().saturating_sub(lengths.sum::<usize>().saturating_sub(1));
        let registrable_unicode = if is_ip { 0..unicode.len() } else { start..unicode.len().saturating_sub(dot) };
        Self { ascii: name.to_owned(), unicode, registrable, registrable_unicode }
    }
}
