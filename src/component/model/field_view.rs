use super::note::{Note, Said};
use crate::form::Field;
use crate::message::Language;
use web_sys::Element;

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
    /// True if the value is still prefilled, so that it is marked.
    pub is_filled_in: bool,
}

impl FieldView {
    pub fn is_noted(&self) -> bool {
        self.note.said.as_ref().is_some_and(|said| !matches!(said, Said::Selected(_)))
            || self.note.clear
            || !self.exact.is_empty()
    }
}

/// Updates a field in the page from its old view to its new one.
pub type Update = Box<dyn Fn(&Field, &Language, [&FieldView; 2])>;

/// A field in the page, with the function that updates it. Updates run inside the event that causes them, since a form
/// of a thousand fields cannot have an effect for each.
pub struct FieldElement {
    pub element: Element,
    pub update: Update,
}
