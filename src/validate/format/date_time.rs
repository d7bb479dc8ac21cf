//! `date-time`: RFC 3339 `date-time`. `T` and `Z` may be small letters; a blank in place of `T` is not the grammar's.

use super::{date, one_of, time};

pub(super) fn accepts(mut text: &[u8]) -> bool {
    take(&mut text).is_some() && text.is_empty()
}

fn take(text: &mut &[u8]) -> Option<()> {
    date::take(text)?;
    one_of(text, b"Tt")?;
    time::take(text)
}

#[cfg(test)]
mod tests {
    use crate::validate::format::is_valid;

    #[test]
    fn grammar() {
        for text in [
            "2024-02-29T12:00:00Z",
            "2024-02-29t12:00:00.123456789012345678901234567890z",
            "1998-12-31T15:59:60.123-08:00",
            "0000-01-01T00:00:00+00:00",
            "2015-06-30T23:59:60Z",
        ] {
            assert_eq!(is_valid("date-time", text), Some(true), "{text:?}");
        }
        for text in [
            "",
            "2024-02-29",
            "T12:00:00Z",
            "2024-02-29 12:00:00Z",
            "2024-02-29T12:00:00",
            "2023-02-29T12:00:00Z",
            "2024-02-29T24:00:00Z",
            "2024-02-29T24:59:60+01:00",
            "2024-02-29T12:00:00+01",
            "2024-02-29TT12:00:00Z",
            "2024-02-29T12:00:00Z\n",
            "20240229T120000Z",
        ] {
            assert_eq!(is_valid("date-time", text), Some(false), "{text:?}");
        }
    }
}
