//! `email`: RFC 5321 `Mailbox`, with its limits of length. Only ASCII: other addresses are `idn-email`. A domain has a
//! dot, because an address without one is a mistyped one, which the servers of the field refuse.

use super::{hostname, ip};

pub(super) fn accepts(text: &[u8]) -> bool {
    // A quoted local part may contain "@", the domain may not.
    let at = text.iter().rposition(|byte| *byte == b'@');
    let Some((local, domain)) = at.and_then(|at| text.split_at_checked(at)) else { return false };
    let domain = domain.get(1..).unwrap_or_default();
    local.len() <= 64
        && domain.len() <= 255
        && (is_dot_string(local) || is_quoted_string(local))
        && (hostname::labels(domain).is_some_and(|labels| labels > 1) || is_address_literal(domain))
}

fn is_dot_string(text: &[u8]) -> bool {
    let is_atext = |byte: &u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(byte);
    text.split(|byte| *byte == b'.').all(|atom| !atom.is_empty() && atom.iter().all(is_atext))
}

fn is_quoted_string(text: &[u8]) -> bool {
    let Some(inner) = text.strip_prefix(b"\"").and_then(|text| text.strip_suffix(b"\"")) else { return false };
    let mut is_escaped = false;
    let is_text = |byte: &u8| {
        let fits = matches!(byte, b' '..=b'~') && (is_escaped || *byte != b'"');
        is_escaped = *byte == b'\\' && !is_escaped;
        fits
    };
    inner.iter().all(is_text) && !is_escaped
}

/// `[127.0.0.1]` or `[IPv6:::1]`; no other tag is registered.
fn is_address_literal(text: &[u8]) -> bool {
    let Some(inner) = text.strip_prefix(b"[").and_then(|text| text.strip_suffix(b"]")) else { return false };
    match inner.split_at_checked(5) {
        Some((tag, address)) if tag.eq_ignore_ascii_case(b"IPv6:") => ip::is_v6(address),
        _ => ip::is_v4(inner),
    }
}
