use super::note::{Note, Said};
use crate::form::Field;
use crate::message::Language;
use web_sys::Element;

/// What is shown of a field besides its control.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FieldView {
    pub error: Option<String>,
    /// What is sent or meant, where the control may say it otherwise.
    pub exact: String,
    pub note: Note,
    pub states_rules: bool,
    /// Whether the text that belongs to the choice is to be seen.
    pub reveals: bool,
    /// Whether the answer is still the server's own, so that it is marked.
    pub is_filled_in: bool,
}

impl FieldView {
    pub fn is_noted(&self) -> bool {
        self.note.said.as_ref().is_some_and(|said| !matches!(said, Said::Selected(_)))
            || self.note.clear
            || !self.exact.is_empty()
    }
}

/// Writes what has changed of a field, from how it was to how it is.
pub type Update = Box<dyn Fn(&Field, &Language, [&FieldView; 2])>;

/// A field in the page, with what writes into it what has changed. That is done at once, in the event that changed it: a form of
/// a thousand fields has no effect for each.
pub struct FieldElement {
    pub element: Element,
    pub update: Update,
}
