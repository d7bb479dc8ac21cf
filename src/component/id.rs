//! Ids of elements are made of a field's place, never of anything from the server (`docs/security.md` R2): `f3` is the field
//! 3, `f3-0` its first control.

/// The id of a part of a field.
pub fn of(field: usize, part: &str) -> String {
    ["f", &field.to_string(), "-", part].concat()
}

/// The id of a field.
pub fn of_field(field: usize) -> String {
    ["f", &field.to_string()].concat()
}

/// The field and the part of it that an id names.
pub fn part_of(id: &str) -> Option<(usize, &str)> {
    let (field, part) = id.strip_prefix('f')?.split_once('-')?;
    Some((field.parse().ok()?, part))
}
