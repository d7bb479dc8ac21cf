use super::note::{Note, NoteText};
use crate::form::Field;
use crate::message::Key;

/// The view of a field, without its control.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FieldView {
    pub error: Option<String>,
    /// The text that is sent or meant, if the control may show it differently.
    pub exact: String,
    pub note: Note,
    pub states_rules: bool,
    /// True if the text that belongs to the choice is shown.
    pub reveals: bool,
    /// True if that text is not sent, because another option is selected.
    pub closes: bool,
    /// The mark of a value that is still prefilled.
    pub mark: Option<Key>,
}

/// Returns the mark of a prefilled value: the server's suggestion, or the host page's.
pub fn mark(field: &Field) -> Key {
    if field.has_page_default { Key::SuggestedByPage } else { Key::Suggested }
}

impl FieldView {
    pub fn is_noted(&self) -> bool {
        self.note.text.as_ref().is_some_and(|text| !matches!(text, NoteText::Selection(_)))
            || self.note.can_clear
            || !self.exact.is_empty()
    }
}
