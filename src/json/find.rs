/// Where a part begins in a text, in bytes, found in one pass (Knuth, Morris and Pratt). The standard library's own search
/// is as fast, and is two kilobytes of each module.
pub(crate) fn find(text: &str, part: &str) -> Option<usize> {
    // What is longer than the text is not worth a look.
    if part.len() > text.len() { None } else { Part::new(part).find_in(text) }
}

/// A part that is looked for.
struct Part<'a> {
    bytes: &'a [u8],
    /// For each byte: how many bytes up to there are the part's beginning again.
    again: Vec<usize>,
}

impl<'a> Part<'a> {
    /// Makes a part ready to be looked for.
    fn new(part: &'a str) -> Self {
        let mut ready = Self { bytes: part.as_bytes(), again: Vec::with_capacity(part.len()) };
        for (place, byte) in part.bytes().enumerate() {
            let matched = ready.again.last().copied().unwrap_or_default();
            let matched = if place == 0 { 0 } else { ready.next(matched, byte) };
            ready.again.push(matched);
        }
        ready
    }

    /// Where the part begins in a text.
    fn find_in(&self, text: &str) -> Option<usize> {
        let length = self.bytes.len();
        if length == 0 {
            return Some(0);
        }
        let mut matched = 0;
        let end = text.bytes().position(|byte| {
            matched = self.next(matched, byte);
            matched == length
        })?;
        end.checked_sub(length.saturating_sub(1))
    }

    /// How much of the part is matched with one more byte of the text.
    fn next(&self, mut matched: usize, byte: u8) -> usize {
        while self.bytes.get(matched) != Some(&byte) {
            let Some(before) = matched.checked_sub(1) else { return 0 };
            matched = self.again.get(before).copied().unwrap_or_default();
        }
        matched.saturating_add(1)
    }
}

#[cfg(test)]
mod tests {
    use super::find;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn finds_what_the_standard_library_finds(text in "[abé]{0,30}", part in "[abé]{0,5}") {
            prop_assert_eq!(find(&text, &part), text.find(&part));
        }
    }
}
