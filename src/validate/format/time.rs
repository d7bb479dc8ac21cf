//! `time`: RFC 3339 `full-time`, with an offset. Second 60 is valid only just before midnight in UTC.

use super::{digits, one_of};

const MINUTES_OF_DAY: i32 = 1440;

pub(super) fn take(text: &mut &[u8]) -> Option<()> {
    let minute = hour_and_minute(text)?;
    one_of(text, b":")?;
    let second = digits(text, 2)?;
    if one_of(text, b".").is_some() {
        let end = text.iter().position(|byte| !byte.is_ascii_digit()).filter(|count| *count > 0)?;
        *text = text.get(end..).unwrap_or_default();
    }
    let offset = match one_of(text, b"Zz+-")? {
        b'+' => hour_and_minute(text)?,
        b'-' => hour_and_minute(text)?.saturating_neg(),
        _ => 0,
    };
    // 23:59 in UTC, of this day or the day before.
    let before_midnight = [MINUTES_OF_DAY.saturating_sub(1), -1].contains(&minute.saturating_sub(offset));
    (second < 60 || (second == 60 && before_midnight)).then_some(())
}

/// Parses `hh:mm` and returns it in minutes.
fn hour_and_minute(text: &mut &[u8]) -> Option<i32> {
    let hour = digits(text, 2)?;
    one_of(text, b":")?;
    let minute = digits(text, 2)?;
    if hour > 23 || minute > 59 {
        return None;
    }
    i32::try_from(hour.saturating_mul(60).wrapping_add(minute)).ok()
}
