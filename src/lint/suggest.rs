//! "Did you mean": the known name that is nearest to an unknown one.

/// The nearest of `known` to `name`, if it is so near that it must be meant: a third of the letters, and at most two, may be
/// missing, surplus, wrong or swapped.
///
/// Time is bounded: names are compared only where their lengths are near, and no known name is long.
pub(super) fn nearest(name: &str, known: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let most = (name.len() / 3).min(2);
    let near = known.filter(|known| known.len().abs_diff(name.len()) <= most);
    near.map(|known| (distance(name, known), known))
        .filter(|(distance, _)| *distance <= most)
        .min()
        .map(|(_, name)| name)
}

/// How many letters must be put in, taken out, changed, or swapped with the next, to make `b` of `a`; case does not count.
fn distance(a: &str, b: &str) -> usize {
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut previous = None;
    for (row, x) in a.bytes().enumerate() {
        let mut next = vec![row.saturating_add(1)];
        let mut left = None;
        for (column, y) in b.bytes().enumerate() {
            let at = |row: &[usize], column: usize| row.get(column).copied().unwrap_or(usize::MAX);
            let inserted = at(&next, column).min(at(&last, column.saturating_add(1))).saturating_add(1);
            let changed = at(&last, column).saturating_add(usize::from(!x.eq_ignore_ascii_case(&y)));
            let swapped = match (previous == Some(y) && left == Some(x), column.checked_sub(1)) {
                (true, Some(column)) => at(&before_last, column).saturating_add(1),
                _ => usize::MAX,
            };
            next.push(inserted.min(changed).min(swapped));
            left = Some(y);
        }
        before_last = std::mem::replace(&mut last, next);
        previous = Some(x);
    }
    last.last().copied().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn only_what_must_be_meant() {
        let known = ["type", "title", "minLength", "anyOf", "uri", "date", "date-time", "required"];
        for (name, expected) in [
            ("minlength", Some("minLength")),
            ("min_length", Some("minLength")),
            ("mnilength", Some("minLength")),
            ("anyof", Some("anyOf")),
            ("tilte", Some("title")),
            ("url", Some("uri")),
            ("datetime", Some("date-time")),
            ("path", None),
            ("uuid", None),
            ("label", None),
            ("", None),
            ("é", None),
        ] {
            assert_eq!(nearest(name, known.into_iter()), expected, "{name}");
        }
    }
}
