//! `date`: RFC 3339 `full-date`, a day of the Gregorian calendar.

use super::{digits, one_of};

pub(super) fn accepts(mut text: &[u8]) -> bool {
    take(&mut text).is_some() && text.is_empty()
}

/// Takes a date off the front.
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

#[cfg(test)]
mod tests {
    use crate::validate::format::is_valid;

    #[test]
    fn grammar() {
        for text in ["0000-02-29", "2000-02-29", "2024-02-29", "1900-02-28", "9999-12-31"] {
            assert_eq!(is_valid("date", text), Some(true), "{text:?}");
        }
        for text in [
            "",
            "1900-02-29",
            "2023-02-29",
            "2024-00-01",
            "2024-13-01",
            "2024-01-00",
            "2024-04-31",
            "24-01-01",
            "02024-01-01",
            "2024-1-01",
            "2024-01",
            "2024-01-01Z",
            "2024-01-01 ",
            " 2024-01-01",
            "2024-01-01\n",
            "2024/01/01",
            "+024-01-01",
            "२०२४-01-01",
            "2024-01-0১",
        ] {
            assert_eq!(is_valid("date", text), Some(false), "{text:?}");
        }
    }
}
