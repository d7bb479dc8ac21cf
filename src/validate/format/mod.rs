//! `format`, asserted. A format that is not in the table is an annotation and forbids nothing.

mod date;
mod date_time;
mod email;
mod ip;
mod time;
mod uri;
mod uuid;

/// A format that is asserted.
pub(super) struct Format {
    pub(super) name: &'static str,
    accepts: fn(&[u8]) -> bool,
}

static FORMATS: [Format; 8] = [
    Format { name: "email", accepts: email::accepts },
    Format { name: "uri", accepts: uri::accepts },
    Format { name: "date", accepts: date::accepts },
    Format { name: "date-time", accepts: date_time::accepts },
    Format { name: "time", accepts: time::accepts },
    Format { name: "uuid", accepts: uuid::accepts },
    Format { name: "ipv4", accepts: ip::is_v4 },
    Format { name: "ipv6", accepts: ip::is_v6 },
];

impl Format {
    pub(super) fn find(name: &str) -> Option<&'static Self> {
        FORMATS.iter().find(|format| format.name == name)
    }

    pub(super) fn accepts(&self, text: &str) -> bool {
        (self.accepts)(text.as_bytes())
    }
}

/// Whether `text` is of the format called `format`; `None` for a format that is not asserted.
///
/// ```
/// use mcp_elicitation::validate::format::is_valid;
/// assert_eq!(is_valid("date", "2024-02-29"), Some(true));
/// assert_eq!(is_valid("date", "2023-02-29"), Some(false));
/// assert_eq!(is_valid("password", "x"), None);
/// ```
pub fn is_valid(format: &str, text: &str) -> Option<bool> {
    Some(Format::find(format)?.accepts(text))
}

/// Takes `count` ASCII digits off the front, as a number.
fn digits(bytes: &mut &[u8], count: usize) -> Option<u32> {
    let (front, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    front.iter().try_fold(0_u32, |number, byte| number.checked_mul(10)?.checked_add(char::from(*byte).to_digit(10)?))
}

/// Takes the first byte off the front if it is one of `accepted`.
fn one_of(bytes: &mut &[u8], accepted: &[u8]) -> Option<u8> {
    let (first, rest) = bytes.split_first()?;
    accepted.contains(first).then_some(())?;
    *bytes = rest;
    Some(*first)
}

/// Splits at the first `separator`.
fn split_once(bytes: &[u8], separator: u8) -> Option<(&[u8], &[u8])> {
    let (front, rest) = bytes.split_at_checked(bytes.iter().position(|byte| *byte == separator)?)?;
    Some((front, rest.get(1..).unwrap_or_default()))
}
