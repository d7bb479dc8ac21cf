//! A list of free entries, which is typed as lines.

/// The entries of a text, each with the index of its line. Blank lines and blanks around an entry do not count.
pub(super) fn entries(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().map(str::trim).enumerate().filter(|(_, entry)| !entry.is_empty())
}
