use super::field;
use super::note::{Note, NoteText};
use crate::form::Field;
use crate::message::Key;

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
    pub mark: Option<Key>,
}

/// Returns the mark of a prefilled value: the server's suggestion, or the host page's.
pub fn mark(field: &Field) -> Key {
    if field.has_page_default { Key::SuggestedByPage } else { Key::Suggested }
}

impl FieldView {
    pub fn is_noted(&self) -> bool {
        self.note.text.as_ref().is_some_and(|text| !matches!(text, NoteText::Selection(_))) || !self.exact.is_empty()
    }

    pub(super) fn difference(&self, new: &Self) -> u8 {
        let is_new_text = self.note.text != new.note.text;
        let is_new_count = is_new_text && matches!(new.note.text, Some(NoteText::Selection(_)));
        let mark = |view: &Self| (view.mark, view.note.can_restore, view.note.can_clear);
        let description = |view: &Self| [view.is_noted(), view.mark.is_some()];
        let bits = [
            (self.error != new.error, field::ERROR),
            (self.exact != new.exact || is_new_text || self.is_noted() != new.is_noted(), field::NOTE),
            (self.states_rules != new.states_rules || is_new_count, field::RULES),
            ([self.reveals, self.closes] != [new.reveals, new.closes], field::REVEAL),
            (mark(self) != mark(new), field::MARK),
            (description(self) != description(new), field::DESCRIPTION),
        ];
        bits.into_iter().filter(|(is_new, _)| *is_new).fold(0, |all, (_, bit)| all | bit)
    }
}
