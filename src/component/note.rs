//! What is noted at a field: that its value is suggested, that it can go back, how much more fits.

use super::FieldView;
use crate::form::{Control, Field};
use crate::message::Key;
use crate::schema::PrimitiveSchemaDefinition as Definition;

/// What a note says and offers. While that stays the same, its elements stay.
#[derive(PartialEq)]
pub struct Note {
    /// What is said.
    pub said: Option<Said>,
    /// Whether the answer can be taken back.
    pub clear: bool,
    /// Whether the default can be restored.
    pub back: bool,
}

/// What a note says.
#[derive(PartialEq)]
pub enum Said {
    /// A text that can be sent in place of what was typed.
    Suggestion,
    /// A date's year has two digits.
    Year(i64),
    /// A sentence.
    Simply(Key),
    /// A sentence with a count.
    Counted(Key, usize),
    /// How many options are selected.
    Selected(usize),
}

impl Note {
    /// The note for a field with this view.
    pub fn new(field: &Field, view: &FieldView) -> Self {
        let year = view.error.as_ref().and_then(|_| field.short_year()).filter(|year| *year < 100);
        let suggested = has_default(field) && view.is_default;
        let said = match longest(field) {
            _ if year.is_some() => year.map(Said::Year),
            _ if view.suggestion.is_some() => Some(Said::Suggestion),
            _ if view.undecided => Some(Said::Simply(Key::Undecided)),
            Some(most) if view.count > most => {
                Some(Said::Counted(Key::CharactersOver, view.count.saturating_sub(most)))
            }
            // Near the limit only: a counter that always counts is noise.
            Some(most) if view.count.saturating_mul(5) >= most.saturating_mul(4) => {
                Some(Said::Counted(Key::CharactersLeft, most.saturating_sub(view.count)))
            }
            None if !suggested && matches!(field.control, Control::Checkboxes | Control::CheckList) => {
                Some(Said::Selected(view.count))
            }
            _ if suggested => Some(Said::Simply(Key::Suggested)),
            _ if view.unanswered && field.control == Control::Checkbox => Some(Said::Simply(Key::NoAnswer)),
            _ => None,
        };
        let back = has_default(field) && !view.is_default;
        Self { said, clear: clears(field) && !view.unanswered, back }
    }
}

/// Whether there can be something to say of the answer.
pub fn is_noted(field: &Field) -> bool {
    has_default(field)
        || longest(field).is_some()
        || has_pattern(field)
        || clears(field)
        || has_suggestions(field)
        || matches!(field.control, Control::Checkboxes | Control::CheckList)
}

/// Whether the field has a default that the person can change.
pub fn has_default(field: &Field) -> bool {
    field.property.default.is_some() && !matches!(field.control, Control::Constant | Control::Agreement)
}

/// Whether the answer can be taken back with a button alone, or more easily with one.
pub fn clears(field: &Field) -> bool {
    !field.property.required && (field.is_clock() || field.control == Control::Checkbox)
}

/// Whether a text can be offered in place of what was typed.
fn has_suggestions(field: &Field) -> bool {
    match &field.property.definition {
        Definition::String(schema) => schema.format.is_some(),
        definition => matches!(definition, Definition::Number(_)),
    }
}

/// The most characters that fit, of a field that is typed.
pub fn longest(field: &Field) -> Option<usize> {
    match (&field.property.definition, field.control) {
        (Definition::String(schema), Control::Text | Control::LongText) => schema.max_length,
        _ => None,
    }
}

/// Whether the field's answer is checked by a pattern.
pub fn has_pattern(field: &Field) -> bool {
    match &field.property.definition {
        Definition::String(schema) => schema.pattern.is_some(),
        Definition::StringList(list) => list.items.pattern.is_some(),
        _ => false,
    }
}
