//! The note of a field: a suggestion, the remaining length, or the way back to the default.

use crate::form::{Answer, Control, Evaluation, Field, Input, NumberFormat};
use crate::json::Value;
use crate::message::Key;
use crate::schema::PrimitiveSchemaDefinition as Definition;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Note {
    pub text: Option<NoteText>,
    /// True if the note offers to remove the answer.
    pub can_clear: bool,
    /// True if the note offers to restore the prefilled value.
    pub can_restore: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoteText {
    /// A valid text to replace the typed one.
    Suggestion(String),
    /// The user may want to send an empty list.
    LeaveEmpty,
    Sentence(Key),
    Count(Key, usize),
    Selection(usize),
}

impl Note {
    /// Returns the note for a field, with its offers.
    pub fn new(
        field: &Field,
        format: &NumberFormat,
        has_error: bool,
        offer: Option<NoteText>,
        evaluation: &Evaluation,
    ) -> Self {
        let (is_default, unanswered) = (field.is_default(format), field.is_unanswered());
        let text = match (longest(field), &field.input) {
            _ if offer.is_some() => offer,
            _ if evaluation.undecided => Some(NoteText::Sentence(Key::Undecided)),
            // The error already says how many characters are too many.
            (Some(_), _) if has_error => None,
            (Some(most), Input::Text(text)) => room_left(most, text),
            (_, Input::Choices(chosen)) if is_counted(field) => Some(NoteText::Selection(chosen.len())),
            _ if field.changed && evaluation.answer == Answer::Value(Value::Array(Vec::new())) => {
                Some(NoteText::Sentence(Key::EmptyList))
            }
            _ if is_default && field.assumes_zone => Some(NoteText::Sentence(Key::ZoneAssumed)),
            _ if is_default && field.is_default_unwritable(format) => Some(NoteText::Sentence(Key::ListKept)),
            _ if unanswered && field.control == Control::Checkbox => Some(NoteText::Sentence(Key::NoAnswer)),
            _ => None,
        };
        let can_clear = !field.property.required && (field.is_clock() || field.control == Control::Checkbox);
        let is_fixed = matches!(field.control, Control::Constant | Control::Agreement);
        let has_default = field.property.default.is_some() && !is_fixed;
        Self { text, can_clear: can_clear && !unanswered, can_restore: has_default && !is_default }
    }
}

/// Only near the limit: a permanent counter is noise.
fn room_left(most: usize, text: &str) -> Option<NoteText> {
    // A text has at least as many bytes as characters, so a short one needs no counting.
    if text.len().saturating_mul(5) < most.saturating_mul(4) {
        return None;
    }
    let count = text.chars().count();
    if count > most {
        Some(NoteText::Count(Key::CharactersOver, count.saturating_sub(most)))
    } else {
        let is_near = count.saturating_mul(5) >= most.saturating_mul(4);
        is_near.then(|| NoteText::Count(Key::CharactersLeft, most.saturating_sub(count)))
    }
}

fn is_counted(field: &Field) -> bool {
    match &field.property.definition {
        Definition::MultiSelectEnum(select) => {
            select.min_items.is_some_and(|least| least > 1) || select.max_items.is_some()
        }
        _ => false,
    }
}

/// Returns the maximum length of a typed field.
fn longest(field: &Field) -> Option<usize> {
    match (&field.property.definition, field.control) {
        (Definition::String(schema), Control::Text | Control::LongText) => schema.max_length,
        _ => None,
    }
}
