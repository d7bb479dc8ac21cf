//! "Did you mean": the known name that is nearest to an unknown one.

use crate::schema::Types;

/// Returns the name in `known` that is so close to `name` that it must be meant: at most a third of the letters, and at
/// most two, are missing, extra, wrong or swapped.
///
/// Its time is bounded: names are compared only if their lengths are close, and no known name is long.
pub(super) fn nearest<'a>(name: &str, known: &mut dyn Iterator<Item = &'a str>) -> Option<&'a str> {
    let mut least = (name.len() / 3).min(2);
    let mut nearest = None;
    for known in known {
        if known.len().abs_diff(name.len()) <= least {
            let distance = distance(name.as_bytes(), known.as_bytes());
            if distance < least || distance == least && nearest.is_none() {
                (least, nearest) = (distance, Some(known));
            }
        }
    }
    nearest
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

/// Returns the number of letters to insert, delete, change or swap with the next one to turn `a` into `b`, ignoring
/// case.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut previous = 0;
    for (row, x) in a.iter().enumerate() {
        let mut least = row.saturating_add(1);
        let mut next = vec![least];
        let mut left = 0;
        for (column, y) in b.iter().enumerate() {
            let at = |row: &[usize], column: usize| row.get(column).copied().unwrap_or(usize::MAX);
            let changed = at(&last, column).saturating_add(usize::from(!x.eq_ignore_ascii_case(y)));
            least = least.min(at(&last, column.saturating_add(1))).saturating_add(1).min(changed);
            if previous == *y && left == *x {
                least = least.min(at(&before_last, column.wrapping_sub(1)).saturating_add(1));
            }
            next.push(least);
            left = *y;
        }
        before_last = std::mem::replace(&mut last, next);
        previous = *x;
    }
    last.last().copied().unwrap_or_default()
}
