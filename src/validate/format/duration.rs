//! `duration`: RFC 3339, appendix A, in upper case. Units follow each other without a gap: `P1Y2D` is none.

use super::split_once;

pub(super) fn accepts(text: &[u8]) -> bool {
    let Some(rest) = text.strip_prefix(b"P") else { return false };
    match split_once(rest, b'T') {
        Some((date, time)) => (date.is_empty() || is_sum(date, b"YMD")) && is_sum(time, b"HMS"),
        None => is_sum(rest, b"YMD") || is_sum(rest, b"W"),
    }
}

/// Returns true if the text is one or more numbers, with consecutive units of `units`.
fn is_sum(text: &[u8], units: &[u8]) -> bool {
    let mut rest = text;
    let mut after = None;
    while let Some(end) = rest.iter().position(|byte| !byte.is_ascii_digit()).filter(|end| *end > 0) {
        let unit = units.iter().position(|unit| rest.get(end) == Some(unit));
        let Some(unit) = unit.filter(|unit| after.is_none_or(|after| *unit == after)) else { return false };
        after = Some(unit.wrapping_add(1));
        rest = rest.get(end.wrapping_add(1)..).unwrap_or_default();
    }
    after.is_some() && rest.is_empty()
}
