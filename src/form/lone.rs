use super::{Control, Field, Form, FormItem, Warning, words};
use crate::json::{Text, Value};
use crate::schema::{EnumOption, PrimitiveSchemaDefinition as Definition};
use crate::trust::{TextKind, display_text, has_words};
use std::ops::RangeInclusive;

const BUTTONS: RangeInclusive<usize> = 2..=5;

/// The maximum length of a label that an empty line can show itself.
const PLACEHOLDER: usize = 24;

impl Form {
    /// Returns the only field of a form, if there is nothing else in it but a text behind one of its options.
    pub fn lone_field(&self) -> Option<&Field> {
        match (self.items.as_slice(), self.fields.as_slice()) {
            ([FormItem::Field(_)], [field]) => Some(field),
            ([FormItem::Field(_), FormItem::Field(_)], [field, text]) => text.owner?.option.map(|_| field),
            _ => None,
        }
    }

    /// Returns true if the form is one choice of a few options, so that each option can be a button that sends it. A
    /// field with a warning about a secret keeps the form. So does a field with a truncated option, because a button has
    /// to show the whole answer, and one whose options have previews, which are compared before one is sent.
    pub fn is_one_choice(&self) -> bool {
        let Some(field) = self.lone_field() else { return false };
        let is_cut = |option: &EnumOption| display_text(&option.label(), TextKind::Title).cut.is_some();
        let is_whole = |option: &EnumOption| option.preview.is_none() && !is_cut(option);
        !self.is_call
            && matches!(field.control, Control::Radios | Control::Checkbox)
            && !matches!(field.property.definition, Definition::Const(_))
            && BUTTONS.contains(&field.options.iter().filter(|option| option.value != Value::Null).count())
            && !field.warning.or(self.warning).is_some_and(Warning::is_of_secret)
            && field.options.iter().all(is_whole)
    }

    /// Returns true if `message` already asks for the only field, so that its label is redundant: the message is a
    /// question, and the label says nothing more, or the options answer it (`is_choice`). A field with further texts
    /// keeps its label, and so does a yes or no to what only the label says ("Proceed?", "I accept the terms").
    pub fn is_label_redundant(&self, message: &Text, is_choice: bool) -> bool {
        let Some(field) = self.lone_field() else { return false };
        let property = &field.property;
        let title = property.title.as_ref().map(Text::as_str);
        let name = words(&property.name).unwrap_or_default();
        let is_new = |label: &str| !has_words(message, label);
        let says_more = match field.options.first().map(|option| (&option.value, &option.title)) {
            Some((Value::Boolean(_), None)) => {
                let label = title.unwrap_or(&name);
                is_new(label) && (label.contains(&[' '][..]) || !label.eq_ignore_ascii_case(&name))
            }
            // A line that is empty shows a short label itself.
            _ if matches!(field.control, Control::Text | Control::Number) => {
                title.is_some_and(|title| title.chars().count() > PLACEHOLDER && is_new(title))
            }
            _ => !is_choice && title.is_some_and(|title| words(title).is_none() && is_new(title)),
        };
        !self.is_call
            && display_text(message, TextKind::Message).text.trim_end().ends_with(&['?', '？', '؟'][..])
            && field.warning.or(self.warning).is_none()
            && property.description.is_none()
            && !says_more
    }
}
