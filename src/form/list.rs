//! A list of free entries, typed as lines.

/// Returns the entries of a text with the indices of their lines. It skips blank lines and trims the entries.
pub(super) fn entries(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().map(str::trim).enumerate().filter(|(_, entry)| !entry.is_empty())
}
