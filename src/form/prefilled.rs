use super::{Control, Field, Form};
use crate::json::Value;
use crate::trust::{TextKind, display_text, mixed_scripts};

impl Form {
    /// Returns true if a prefilled value contains hidden or confusable characters, which its control does not show.
    pub fn hides_prefilled(&self) -> bool {
        let prefilled = self.fields.iter().enumerate().filter(|(_, field)| field.is_prefilled());
        prefilled.into_iter().any(|(index, field)| self.answer(index).is_some_and(|value| is_hidden(field, &value)))
    }

    /// Returns true if a field that the server or the host page filled in is sent. An empty text or list only counts as
    /// an argument of a tool call.
    pub fn sends_prefilled(&self, index: usize) -> bool {
        let is_empty = |value: &Value| match value {
            Value::String(text) => text.is_empty(),
            Value::Array(items) => items.is_empty(),
            _ => false,
        };
        let field = self.fields.get(index).filter(|field| field.is_prefilled() && self.is_sent(index));
        field.is_some_and(|field| field.is_argument || !self.answer(index).is_some_and(|value| is_empty(&value)))
    }

    /// Returns the numbers of answers that would be sent as the server and as the host page prefilled them.
    pub fn untouched_counts(&self) -> (usize, usize) {
        let mut counts = (0_usize, 0_usize);
        for (index, field) in self.fields.iter().enumerate() {
            if !field.changed && self.sends_prefilled(index) {
                let count = if field.has_page_default { &mut counts.1 } else { &mut counts.0 };
                *count = count.saturating_add(1);
            }
        }
        counts
    }
}

/// Returns true if a control shows a value differently from how it is sent, because it contains hidden or confusable
/// characters, or more than the title of an option can show.
fn is_hidden(field: &Field, value: &Value) -> bool {
    let kind = match field.control {
        Control::LongText | Control::List | Control::Constant => TextKind::WholeMessage,
        _ if field.options.is_empty() => TextKind::Value,
        _ => TextKind::Title,
    };
    let hides = |text: &str| display_text(text, kind).text != text || mixed_scripts(text);
    let title = field.options.iter().find(|option| option.value == *value).and_then(|option| option.title.as_ref());
    title.is_some_and(|title| hides(title))
        || match value {
            Value::String(text) => hides(text),
            Value::Array(items) => items.iter().any(|item| is_hidden(field, &item.value)),
            _ => false,
        }
}
