//! `date-time`: RFC 3339 `date-time`. `T` and `Z` may be lower case; the grammar does not allow a blank in place of
//! `T`.

use super::{date, one_of, time};

pub(super) fn take(text: &mut &[u8]) -> Option<()> {
    date::take(text)?;
    one_of(text, b"Tt")?;
    time::take(text)
}
