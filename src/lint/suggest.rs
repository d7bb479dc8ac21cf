//! "Did you mean": the known name that is nearest to an unknown one.

use crate::schema::Types;

/// Returns the name in `known` that is so close to `name` that it must be meant: at most a third of the letters, and at
/// most two, are missing, extra, wrong or swapped.
///
/// Its time is bounded: names are compared only if their lengths are close, and no known name is long.
pub(super) fn nearest<'a>(name: &str, known: &mut dyn Iterator<Item = &'a str>) -> Option<&'a str> {
    let most = (name.len() / 3).min(2);
    let known: Vec<&str> = known.filter(|known| known.len().abs_diff(name.len()) <= most).collect();
    let within = |edits| known.iter().copied().find(|known| is_within(name.as_bytes(), known.as_bytes(), edits));
    (0..=most).find_map(within)
}

/// Returns the type that is meant by a type's name in other languages, or by a misspelt one, and the `format` that goes
/// with it.
pub(super) fn nearest_type(name: &str) -> Option<(&'static str, Option<&'static str>)> {
    let meant = match name {
        "int" | "long" => "integer",
        "float" | "double" => "number",
        "bool" => "boolean",
        "str" | "text" => "string",
        "date" => return Some(("string", Some("date"))),
        "datetime" | "date-time" => return Some(("string", Some("date-time"))),
        "list" => "array",
        _ => nearest(name, &mut Types::ALL.as_names())?,
    };
    Some((meant, None))
}

/// Returns true if at most `edits` letters of `a` are inserted, deleted, changed or swapped with the next one in `b`,
/// ignoring case.
fn is_within(a: &[u8], b: &[u8], edits: usize) -> bool {
    let Some(left) = edits.checked_sub(1) else { return a.eq_ignore_ascii_case(b) };
    let ([x, after_x @ ..], [y, after_y @ ..]) = (a, b) else { return a.len().abs_diff(b.len()) <= edits };
    if x.eq_ignore_ascii_case(y) {
        return is_within(after_x, after_y, edits);
    }
    let swapped = match (after_x, after_y) {
        ([u, after_u @ ..], [v, after_v @ ..]) => x == v && u == y && is_within(after_u, after_v, left),
        _ => false,
    };
    swapped || [(after_x, after_y), (after_x, b), (a, after_y)].iter().any(|(a, b)| is_within(a, b, left))
}
