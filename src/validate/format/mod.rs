//! `format`, asserted: `email`, `uri`, `uri-reference`, `date`, `date-time`, `time`, `duration`, `uuid`, `ipv4`, `ipv6`,
//! `hostname`, `json-pointer`, `relative-json-pointer`, and `regex` by the pattern matcher. All others are annotations,
//! which reject nothing.

mod date;
mod date_time;
mod duration;
mod email;
mod hostname;
mod ip;
mod json_pointer;
mod time;
mod uri;
mod uuid;

pub(super) type Accepts = fn(&[u8]) -> bool;

static FORMATS: [(&str, Accepts); 13] = [
    ("email", email::accepts),
    ("uri", uri::accepts),
    ("date", |text| is_all(text, date::take)),
    ("date-time", |text| is_all(text, date_time::take)),
    ("time", |text| is_all(text, time::take)),
    ("uuid", uuid::accepts),
    ("ipv4", ip::is_v4),
    ("ipv6", ip::is_v6),
    ("hostname", hostname::accepts),
    ("duration", duration::accepts),
    ("json-pointer", json_pointer::accepts),
    ("relative-json-pointer", json_pointer::accepts_relative),
    ("uri-reference", uri::accepts_reference),
];

/// Returns true if `text` has the format called `format`, and `None` for a format that is not asserted.
///
/// ```
/// use mcp_elicitation::validate::format::is_valid;
/// assert_eq!(is_valid("date", "2024-02-29"), Some(true));
/// assert_eq!(is_valid("date", "2023-02-29"), Some(false));
/// assert_eq!(is_valid("password", "x"), None);
/// ```
pub fn is_valid(format: &str, text: &str) -> Option<bool> {
    Some(checker(format)?(text.as_bytes()))
}

pub(super) fn checker(format: &str) -> Option<Accepts> {
    FORMATS.iter().find(|(name, _)| *name == format).map(|(_, accepts)| *accepts)
}

fn is_all(mut text: &[u8], take: fn(&mut &[u8]) -> Option<()>) -> bool {
    take(&mut text).is_some() && text.is_empty()
}

/// Consumes `count` ASCII digits at the start and returns them as a number.
fn digits(bytes: &mut &[u8], count: usize) -> Option<u32> {
    let (front, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    front.iter().try_fold(0_u32, |number, byte| number.checked_mul(10)?.checked_add(char::from(*byte).to_digit(10)?))
}

fn one_of(bytes: &mut &[u8], accepted: &[u8]) -> Option<u8> {
    let (first, rest) = bytes.split_first()?;
    accepted.contains(first).then_some(())?;
    *bytes = rest;
    Some(*first)
}

fn split_once(bytes: &[u8], separator: u8) -> Option<(&[u8], &[u8])> {
    let (front, rest) = bytes.split_at_checked(bytes.iter().position(|byte| *byte == separator)?)?;
    Some((front, rest.get(1..).unwrap_or_default()))
}
