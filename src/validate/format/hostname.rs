//! `hostname`: RFC 1123, 2.1, with the lengths of RFC 1035.

pub(super) fn accepts(text: &[u8]) -> bool {
    text.len() <= 253 && labels(text).is_some()
}

/// Counts the labels of a host name; `None` if one is malformed.
pub(super) fn labels(text: &[u8]) -> Option<usize> {
    let is_label = |label: &[u8]| {
        (1..=63).contains(&label.len())
            && !label.starts_with(b"-")
            && !label.ends_with(b"-")
            && label.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'-')
    };
    let labels = || text.split(|byte| *byte == b'.');
    labels().all(is_label).then(|| labels().count())
}
