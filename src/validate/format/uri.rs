//! `uri`: RFC 3986 `URI`, so with a scheme; `uri-reference`: `URI-reference`.

use super::{ip, split_once};

pub(super) fn accepts(text: &[u8]) -> bool {
    split_once(text, b':').is_some_and(|(scheme, rest)| is_scheme(scheme) && is_relative(rest))
}

pub(super) fn accepts_reference(text: &[u8]) -> bool {
    // A colon in the first segment of a path would end a scheme.
    let first = text.split(|byte| b"/?#".contains(byte)).next().unwrap_or_default();
    accepts(text) || (is_relative(text) && !first.contains(&b':'))
}

/// `relative-ref`, or the part of a `URI` after its scheme.
fn is_relative(rest: &[u8]) -> bool {
    let (rest, fragment) = split_once(rest, b'#').unwrap_or((rest, b""));
    let (rest, query) = split_once(rest, b'?').unwrap_or((rest, b""));
    let (authority, path) = match rest.strip_prefix(b"//") {
        None => (&b""[..], rest),
        Some(rest) => split_once(rest, b'/').unwrap_or((rest, b"")),
    };
    is_authority(authority) && are(path, b":@/") && are(query, b":@/?") && are(fragment, b":@/?")
}

fn is_scheme(text: &[u8]) -> bool {
    text.first().is_some_and(u8::is_ascii_alphabetic)
        && text.iter().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(byte))
}

fn is_authority(text: &[u8]) -> bool {
    let (user, host) = split_once(text, b'@').unwrap_or((b"", text));
    // Only a colon after the brackets of an IP literal begins a port.
    let (host, port) = match host.iter().rposition(|byte| *byte == b']') {
        Some(end) => match host.split_at_checked(end.wrapping_add(1)) {
            Some((host, [b':', port @ ..])) => (host, port),
            Some((host, [])) => (host, &[][..]),
            _ => return false,
        },
        None => split_once(host, b':').unwrap_or((host, b"")),
    };
    let is_host = match host.strip_prefix(b"[").and_then(|host| host.strip_suffix(b"]")) {
        Some(address) => ip::is_v6(address) || is_future_address(address),
        None => are(host, b""),
    };
    are(user, b":") && is_host && port.iter().all(u8::is_ascii_digit)
}

/// `IPvFuture`
fn is_future_address(text: &[u8]) -> bool {
    let Some((version, address)) = split_once(text, b'.') else { return false };
    let version = version.strip_prefix(b"v").or_else(|| version.strip_prefix(b"V")).unwrap_or_default();
    !version.is_empty()
        && version.iter().all(u8::is_ascii_hexdigit)
        && !address.is_empty()
        && !address.contains(&b'%')
        && are(address, b":")
}

/// Returns true if the text consists of unreserved characters, sub-delimiters, percent triplets and `others`.
fn are(text: &[u8], others: &[u8]) -> bool {
    let mut bytes = text.iter();
    while let Some(byte) = bytes.next() {
        let accepted = match byte {
            b'%' => [bytes.next(), bytes.next()].iter().all(|digit| digit.is_some_and(u8::is_ascii_hexdigit)),
            _ => byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=".contains(byte) || others.contains(byte),
        };
        if !accepted {
            return false;
        }
    }
    true
}
