//! `uuid`: RFC 9562's text form, in letters of either case. Any version, the nil one too.

pub(super) fn accepts(text: &[u8]) -> bool {
    text.len() == 36
        && text.iter().enumerate().all(|(index, byte)| match index {
            8 | 13 | 18 | 23 => *byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}
