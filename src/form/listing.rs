use super::{Field, Form};
use crate::json::{Text, Value};
use crate::trust::{TextKind, mixed_scripts, shown};

/// A form of so many fields can be plain.
const FIELDS: usize = 3;
/// With so many characters around them.
const TEXT: usize = 300;
/// With values of so many characters that the server has filled in, and lists of so many entries.
const VALUE: usize = 60;
const ENTRIES: usize = 6;
/// More answers than this that the server has filled in, and that nobody touched, are sent in a second step.
const UNTOUCHED: usize = 30;

impl Form {
    /// Whether what the server has filled in is listed above the buttons from the start: where there is such a thing, and the
    /// form is not so plain that all of it is read at a glance. `message` is the request's.
    pub fn lists_filled_in(&self, message: &Text) -> bool {
        let filled: Vec<usize> =
            (0..self.fields.len()).filter(|index| self.fields.get(*index).is_some_and(Field::is_filled_in)).collect();
        if filled.is_empty() {
            return false;
        }
        let around = |field: &Field| {
            let property = &field.property;
            let label = property.title.as_ref().unwrap_or(&property.name).code_points();
            label.saturating_add(property.description.as_ref().map_or(0, Text::code_points))
        };
        let is_conspicuous_at = |index: usize| {
            let value = self.answer(index);
            value.zip(self.fields.get(index)).is_some_and(|(value, field)| is_conspicuous(field, &value))
        };
        let text = self.fields.iter().map(around).fold(message.code_points(), usize::saturating_add);
        self.fields.len() > FIELDS || text > TEXT || filled.into_iter().any(is_conspicuous_at)
    }

    /// How many answers would be sent as the server has filled them in.
    pub fn untouched(&self) -> usize {
        let is_untouched = |index: &usize| {
            self.fields.get(*index).is_some_and(|field| field.is_filled_in() && !field.changed) && self.is_sent(*index)
        };
        (0..self.fields.len()).filter(is_untouched).count()
    }

    /// Whether so many answers are untouched that sending takes a second step.
    pub fn is_mostly_untouched(&self) -> bool {
        self.untouched() > UNTOUCHED
    }

    /// How many fields have an answer that would be sent.
    pub fn answered(&self) -> usize {
        (0..self.fields.len()).filter(|index| self.is_sent(*index)).count()
    }
}

/// Whether a value that the server has filled in is more than a glance takes in: long, of several lines or entries, or with
/// characters that hide or pose as others.
fn is_conspicuous(field: &Field, value: &Value) -> bool {
    let is_long =
        |text: &str| text.chars().count() > VALUE || shown(text, TextKind::Value).text != text || mixed_scripts(text);
    let title = field.options.iter().find(|option| option.value == *value).and_then(|option| option.title.as_ref());
    let of_value = match value {
        Value::String(text) => is_long(text),
        Value::Array(items) => items.len() > ENTRIES || items.iter().any(|item| is_conspicuous(field, &item.value)),
        _ => false,
    };
    of_value || title.is_some_and(|title| is_long(title))
}
