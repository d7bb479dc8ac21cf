use super::Model;
use crate::form::{Field, Form};
use crate::json::digits;
use crate::message::{Key, Language};
use crate::trust::shows_nothing;

/// Returns the field's label: its title, else its name, else its position. If several fields share a title, the name is
/// added.
pub fn label(field: &Field, index: usize, language: &Language) -> String {
    let shown = |text: &str| (!shows_nothing(text)).then(|| text.to_owned());
    let title = field.property.title.as_ref().and_then(|title| shown(title));
    match (title, shown(&field.property.name)) {
        (Some(title), Some(name)) if field.shares_title => with_name(&title, &name),
        (Some(label), _) | (None, Some(label)) => label,
        (None, None) => language.say(Key::NoTitle, &[("number", &digits(index.saturating_add(1)))]),
    }
}

impl Model {
    /// Returns true if the message is the label of the only field, whose own label is hidden.
    pub fn hides_label(&self, form: &Form) -> bool {
        form.is_label_redundant(&self.asked.message, self.is_one_choice())
    }
}

/// Returns a title with the field's name, for titles that several fields share.
pub fn with_name(title: &str, name: &str) -> String {
    [title, " (", name, ")"].concat()
}
