//! Element ids contain a field's index, never text of the server (`docs/security.md` R2): `f3` is field 3, `f3-0` its
//! first control.

use crate::json::digits;

pub fn of(field: usize, part: &str) -> String {
    ["f", &digits(field), "-", part].concat()
}

pub fn of_field(field: usize) -> String {
    ["f", &digits(field)].concat()
}

pub fn part_of(id: &str) -> Option<(usize, &str)> {
    let (field, part) = id.strip_prefix('f')?.split_once('-')?;
    Some((field.parse().ok()?, part))
}
