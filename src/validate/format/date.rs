//! `date`: RFC 3339 `full-date`, a day of the Gregorian calendar.

use super::{digits, one_of};

pub(super) fn take(text: &mut &[u8]) -> Option<()> {
    let year = digits(text, 4)?;
    one_of(text, b"-")?;
    let month = digits(text, 2)?;
    one_of(text, b"-")?;
    let day = digits(text, 2)?;
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let last = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    (1..=last).contains(&day).then_some(())
}
