//! `json-pointer`: RFC 6901; `relative-json-pointer`: draft-bhutton-relative-json-pointer-00, without moves of an index
//! (`0+1`), which no other validator takes.

pub(super) fn accepts(text: &[u8]) -> bool {
    let mut escapes = text.split(|byte| *byte == b'~').skip(1);
    (text.is_empty() || text.starts_with(b"/")) && escapes.all(|rest| matches!(rest, [b'0' | b'1', ..]))
}

pub(super) fn accepts_relative(text: &[u8]) -> bool {
    let end = text.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at_checked(end).unwrap_or_default();
    (number == b"0" || matches!(number, [b'1'..=b'9', ..])) && (rest == b"#" || accepts(rest))
}
