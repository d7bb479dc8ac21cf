//! A list of free entries, which is typed as lines.

use super::{Control, Field, NumberFormat};
use crate::json::Node;

/// The entries of a text, each with the index of its line. Blank lines and blanks around an entry do not count.
pub(super) fn entries(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().map(str::trim).enumerate().filter(|(_, entry)| !entry.is_empty())
}

impl Field {
    /// Whether lines cannot hold the entries that a list starts with, as where one has a line break or is empty. They are sent as
    /// they are until the person changes the list.
    pub fn is_default_no_lines(&self, format: &NumberFormat) -> bool {
        let items = self.property.default.as_ref().and_then(Node::as_array);
        let Some(items) = items.filter(|_| self.control == Control::List) else { return false };
        let texts: Vec<String> = items.iter().filter_map(|item| super::field::text(&item.value, format)).collect();
        let text = texts.join("\n");
        !entries(&text).map(|(_, entry)| entry).eq(texts.iter().map(String::as_str))
    }
}
