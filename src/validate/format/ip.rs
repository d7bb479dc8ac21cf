//! IP addresses, as RFC 3986 writes them in a host.

use super::split_once;

/// `IPv4address`: four numbers up to 255, without leading zeros.
pub(super) fn is_v4(text: &[u8]) -> bool {
    let octets = || text.split(|byte| *byte == b'.');
    let is_octet = |mut octet: &[u8]| {
        let length = octet.len();
        matches!(octet, [_] | [b'1'..=b'9', _] | [b'1'..=b'9', _, _])
            && super::digits(&mut octet, length).is_some_and(|number| number <= 255)
    };
    octets().count() == 4 && octets().all(is_octet)
}

/// `IPv6address`: eight groups. One run of zeros may be `::`, and the last two groups may be an IPv4 address.
pub(super) fn is_v6(text: &[u8]) -> bool {
    let at = text.windows(2).position(|pair| pair == b"::");
    let Some((front, back)) = at.and_then(|at| text.split_at_checked(at)) else {
        return groups(text, true) == Some(8);
    };
    let count = |text: &[u8], last| if text.is_empty() { Some(0) } else { groups(text, last) };
    let sum = count(front, false).zip(count(back.get(2..).unwrap_or_default(), true));
    sum.is_some_and(|(front, back)| front.wrapping_add(back) <= 7)
}

fn groups(text: &[u8], may_end_in_v4: bool) -> Option<usize> {
    let mut count = 0_usize;
    let mut rest = Some(text);
    while let Some(text) = rest {
        let (group, behind) = split_once(text, b':').map_or((text, None), |(group, behind)| (group, Some(behind)));
        let is_group = (1..=4).contains(&group.len()) && group.iter().all(u8::is_ascii_hexdigit);
        count = if is_group {
            count.wrapping_add(1)
        } else if may_end_in_v4 && behind.is_none() && is_v4(group) {
            count.wrapping_add(2)
        } else {
            return None;
        };
        rest = behind;
    }
    Some(count)
}
