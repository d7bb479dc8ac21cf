//! The kind of an address's host.

use super::suffix::is_under;

/// Names that never leave a machine or a house, and public ones that point back to it.
const LOCAL: &str = "localhost local localdomain internal lan home corp intranet private home.arpa localtest.me lvh.me \
    nip.io sslip.io";

/// Returns true if the host is an IP address. The parser writes IPv4 addresses as four decimal numbers and IPv6 ones in
/// brackets.
pub(super) fn is_ip(host: &str) -> bool {
    host.starts_with('[') || octets(host).is_some()
}

/// Returns true if the host is on this machine, in this network, or nowhere.
pub(super) fn is_local(host: &str) -> bool {
    if let Some([a, b, ..]) = octets(host).or_else(|| inner_octets(host)) {
        return matches!((a, b), (0 | 10 | 127, _) | (100, 64..=127) | (169, 254) | (172, 16..=31) | (192, 168))
            || (a, b) == (255, 255);
    }
    if let Some(groups) = groups(host) {
        let [first, .., last] = groups;
        let is_short = groups.iter().take(7).all(|group| *group == 0);
        return is_short && last <= 1 || first & 0xFE00 == 0xFC00 || first & 0xFF80 == 0xFE80;
    }
    let name = host.strip_suffix('.').unwrap_or(host);
    !name.contains('.') || LOCAL.split(' ').any(|local| is_under(name, local))
}

/// Returns true if the host is this machine itself, where `http:` reaches no network.
pub(crate) fn is_loopback(host: &str) -> bool {
    host == "[::1]" || matches!(octets(host), Some([127, ..])) || is_under(host, "localhost")
}

fn octets(host: &str) -> Option<[u8; 4]> {
    let mut octets = host.split('.').map(|part| part.parse::<u8>().ok());
    let four = [octets.next()??, octets.next()??, octets.next()??, octets.next()??];
    octets.next().is_none().then_some(four)
}

fn groups(host: &str) -> Option<[u16; 8]> {
    let inner = host.strip_prefix('[')?.strip_suffix(']')?;
    let (head, tail) = inner.split_once("::").unwrap_or((inner, ""));
    let mut groups = [0; 8];
    let parse = |part: &str| u16::from_str_radix(part, 16).ok();
    for (group, part) in groups.iter_mut().zip(head.split(':').filter(|part| !part.is_empty())) {
        *group = parse(part)?;
    }
    for (group, part) in groups.iter_mut().rev().zip(tail.rsplit(':').filter(|part| !part.is_empty())) {
        *group = parse(part)?;
    }
    Some(groups)
}

/// Returns the IPv4 address inside an IPv6 one: mapped, compatible or translated.
fn inner_octets(host: &str) -> Option<[u8; 4]> {
    let [prefix @ .., high, low] = groups(host)?;
    let is_inner =
        matches!(prefix, [0, 0, 0, 0, 0, 0xFFFF] | [0x64, 0xFF9B, 0, 0, 0, 0]) || prefix == [0; 6] && high > 0;
    let [[first, second], [third, fourth]] = [high.to_be_bytes(), low.to_be_bytes()];
    is_inner.then_some([first, second, third, fourth])
}
