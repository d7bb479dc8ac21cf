//! The note of a field: a suggestion, the remaining length, or the way back to the default.

use crate::form::{Answer, Control, Evaluation, Field, Input, NumberFormat};
use crate::json::Value;
use crate::message::Key;
use crate::schema::{PrimitiveSchemaDefinition as Definition, StringSchema};

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
    pub fn new(
        field: &Field,
        format: &NumberFormat,
        has_error: bool,
        offer: Option<NoteText>,
        evaluation: &Evaluation,
    ) -> Self {
        let (is_default, unanswered) = (field.is_default(format), field.is_unanswered());
        let text = match (&field.property.definition, &field.input) {
            _ if offer.is_some() => offer,
            _ if evaluation.undecided => Some(NoteText::Sentence(Key::Undecided)),
            (Definition::String(_), Input::Text(text))
                if field.property.required && !is_default && !text.is_empty() && text.trim().is_empty() =>
            {
                Some(NoteText::Sentence(Key::OnlyBlanks))
            }
            (Definition::String(StringSchema { max_length: Some(most), .. }), Input::Text(text)) if field.is_text() => {
                // The error already says how many characters are too many.
                if has_error { None } else { room_left(*most, text) }
            }
            (Definition::MultiSelectEnum(select), Input::Choices(chosen))
                if select.min_items.is_some_and(|least| least > 1) || select.max_items.is_some() =>
            {
                Some(NoteText::Selection(chosen.len()))
            }
            _ if field.changed
                && field.input.is_empty()
                && evaluation.answer == Answer::Value(Value::Array(Vec::new())) =>
            {
                Some(NoteText::Sentence(Key::EmptyList))
            }
            _ if is_default && field.assumes_zone => Some(NoteText::Sentence(Key::ZoneAssumed)),
            _ if is_default && field.is_default_unwritable(format) => Some(NoteText::Sentence(Key::ListKept)),
            _ if unanswered && field.control == Control::Checkbox => Some(NoteText::Sentence(Key::NoAnswer)),
            _ => None,
        };
        let can_clear = !field.property.required && (field.is_clock() || field.control == Control::Checkbox);
        let is_fixed = field.control == Control::Constant;
        let has_default = field.property.default.is_some() && !is_fixed;
        Self { text, can_clear: can_clear && !unanswered, can_restore: has_default && !is_default }
    }
}

/// Only near the limit: a permanent counter is noise.
fn room_left(most: usize, text: &str) -> Option<NoteText> {
    let count = text.chars().count();
    match most.checked_sub(count) {
        None => Some(NoteText::Count(Key::CharactersOver, count.abs_diff(most))),
        Some(left) => (left <= most / 5).then_some(NoteText::Count(Key::CharactersLeft, left)),
    }
}
