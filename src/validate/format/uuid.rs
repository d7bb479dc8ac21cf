//! `uuid`: the text form of RFC 9562, in upper or lower case, of any version including nil.

pub(super) fn accepts(text: &[u8]) -> bool {
    text.len() == 36
        && text.iter().enumerate().all(|(index, byte)| match index {
            8 | 13 | 18 | 23 => *byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}
