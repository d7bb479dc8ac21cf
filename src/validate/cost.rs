//! The cost of comparing and reading.

/// Returns the maximum cost of comparing two texts, in 32nds of a unit: most differ early.
pub(super) fn cost_of_texts(weight: usize) -> usize {
    weight.saturating_mul(2).saturating_sub(1)
}

/// Returns the approximate number of bytes of texts in JSON, where control characters are escaped.
pub(super) fn length_of_texts(texts: &[&str]) -> usize {
    texts.iter().flat_map(|text| text.bytes()).map(|byte| if byte < b' ' { 6 } else { 1 }).sum()
}
