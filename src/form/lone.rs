use super::{Field, Form, FormItem, words};
use crate::json::Text;
use crate::trust::{TextKind, display_text, has_words};

impl Form {
    /// Returns the only field of a form, if there is nothing else in it but a text behind one of its options.
    pub fn lone_field(&self) -> Option<&Field> {
        match (self.items.as_slice(), self.fields.as_slice()) {
            ([FormItem::Field(_)], [field]) => Some(field),
            ([FormItem::Field(_), FormItem::Field(_)], [field, text]) => text.owner?.option.map(|_| field),
            _ => None,
        }
    }

    /// Returns true if `message` already asks for the only field, so that its label is redundant: the message is a
    /// question, and the field is a choice of options that answer it (`is_choice`), or its title is missing, a raw
    /// name, or the message again. A field with further texts keeps its label.
    pub fn is_label_redundant(&self, message: &Text, is_choice: bool) -> bool {
        let Some(field) = self.lone_field() else { return false };
        let property = &field.property;
        let title = property.title.as_ref().map(Text::as_str);
        let is_new = |title: &str| words(title).is_none() && !has_words(message, title);
        !self.is_call
            && is_question(message)
            && field.warning.or(self.warning).is_none()
            && property.description.is_none()
            && !field.consent.is_asked()
            && (is_choice || !title.is_some_and(is_new))
    }
}

/// Returns true if a text is shown as a question.
fn is_question(text: &Text) -> bool {
    display_text(text, TextKind::Message).text.trim_end().ends_with(&['?', '？', '؟'][..])
}
