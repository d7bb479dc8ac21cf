use super::Question;
use crate::form::{Control, Field};
use crate::json::digits;
use crate::message::Key;
use crate::trust::shows_nothing;

impl Question {
    /// Returns the field's label: its title, else its name, split into words if it is raw, else its position. If
    /// several fields share a title, the name is added.
    pub fn label(&self, index: usize) -> String {
        let Some(field) = self.form.fields.get(index) else { return String::new() };
        if let Some(words) = &field.words {
            return words.clone();
        }
        let visible = |text: &str| (!shows_nothing(text)).then(|| text.to_owned());
        let title = field.property.title.as_ref().and_then(|title| visible(title));
        match (title, visible(&field.property.name)) {
            (Some(title), Some(name)) if field.shares_title => with_name(&title, &name),
            (Some(label), _) | (None, Some(label)) => label,
            (None, None) => self.language.say(Key::NoTitle, &[("number", &digits(index.saturating_add(1)))]),
        }
    }

    /// Returns the field's label with the exact name beside the words made of it, where there is room.
    pub fn exact_label(&self, index: usize) -> String {
        let label = self.label(index);
        match self.form.fields.get(index).filter(|field| field.words.as_ref() == Some(&label)) {
            Some(field) => with_name(&label, &field.property.name),
            None => label,
        }
    }

    /// Returns true if the only field's hint, error and note are in the status line, which is next to it.
    pub fn is_lone(&self) -> bool {
        !self.form.is_call && self.form.fields.len() == 1 && self.form.lone_field().is_some()
    }

    /// Returns true if accept is in one row with the only field, which is one line.
    pub fn sends_beside(&self) -> bool {
        let is_line = |field: &Field| {
            matches!(field.control, Control::Text | Control::Number | Control::Date | Control::Select)
                && Control::of(&field.property) != Some(Control::DateTime)
        };
        self.is_lone()
            && !self.is_one_choice
            && !self.form.is_secret_asked()
            && self.settings.step.is_none()
            && self.settings.approval.is_none()
            && self.form.fields.first().is_some_and(is_line)
    }

    /// Returns true if the message is the label of the only field, whose own label is hidden.
    pub fn hides_label(&self) -> bool {
        self.form.is_label_redundant(&self.message, self.is_one_choice)
    }
}

/// Returns a title with the field's name, for titles that several fields share.
fn with_name(title: &str, name: &str) -> String {
    [title, " (", name, ")"].concat()
}
