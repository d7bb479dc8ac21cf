//! Dates and times in the format of the browser's controls.

use crate::json::digits;
use crate::validate::format::is_valid;

/// Returns true if `<input type=datetime-local>` can hold a moment of RFC 3339: without a fraction of a second or a
/// leap second, in a year of four digits from 1000 on.
pub fn is_held(moment: &str) -> bool {
    !moment.starts_with('0')
        && moment.get(10..11) == Some("T")
        && moment.get(17..19) != Some("60")
        && moment.get(19..20) != Some(".")
        && is_valid("date-time", moment) == Some(true)
}

/// Returns a date and time without a zone in the control's format; fractions of seconds are dropped.
pub fn without_zone(text: &str) -> Option<String> {
    let (date, time) = text.split_at_checked(10)?;
    let time = time.strip_prefix(&['T', 't', ' '][..])?;
    let (time, fraction) = time.split_once('.').unwrap_or((time, "0"));
    let is_fraction = !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit());
    let wall = [date, "T", time].concat();
    (is_fraction && is_held(&moment(&wall, 0))).then_some(wall)
}

/// Converts the control's date and time to RFC 3339, with seconds and an offset in minutes.
pub fn moment(wall: &str, minutes: i32) -> String {
    let seconds = if wall.len() == 16 { ":00" } else { "" };
    let size = minutes.unsigned_abs();
    let offset = match minutes {
        0 => "Z".to_owned(),
        _ => [if minutes < 0 { "-" } else { "+" }, &padded(size / 60), ":", &padded(size % 60)].concat(),
    };
    [wall, seconds, &offset].concat()
}

/// Completes a time without an offset or seconds to RFC 3339's `full-time`; `None` for other texts.
pub(super) fn full_time(text: &str, offset: &str) -> Option<String> {
    if offset.is_empty() {
        return None;
    }
    let hour = if text.get(1..2) == Some(":") { "0" } else { "" };
    let complete = |seconds| [hour, text, seconds, offset].concat();
    ["", ":00"].into_iter().map(complete).find(|time| is_valid("time", time) == Some(true))
}

/// Formats an offset for people: `UTC+1`, `UTC-3:30`.
pub fn offset_text(minutes: i32) -> String {
    let size = minutes.unsigned_abs();
    let rest = if size.is_multiple_of(60) { String::new() } else { [":", &padded(size % 60)].concat() };
    ["UTC", if minutes < 0 { "-" } else { "+" }, &digits(size / 60), &rest].concat()
}

fn padded(number: u32) -> String {
    [if number < 10 { "0" } else { "" }, &digits(number)].concat()
}
