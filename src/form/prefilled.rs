use super::{Control, Field, Form, FormItem};
use crate::json::{Text, Value};
use crate::schema::{EnumOption, Property};
use crate::trust::{TextKind, display_text, mixed_scripts};

/// The number of rows above which a card counts as long.
const ROWS: usize = 30;
/// The number of characters in a row.
const LINE: usize = 60;
/// The first character that is two columns wide.
const WIDE: char = '\u{2E80}';
/// The length of a prefilled value above which it is listed.
const VALUE: usize = 60;
/// The number of entries above which a prefilled list is listed.
const ENTRIES: usize = 6;
/// The number of untouched prefilled answers above which sending takes a second step.
const UNTOUCHED: usize = 30;

impl Form {
    /// Returns true if the prefilled values are listed above the buttons from the start: if a field does not show the
    /// whole value that will be sent, or if the card is so long that the user may press the button without having seen
    /// its beginning. `message` is the request's message.
    pub fn lists_prefilled(&self, message: &Text) -> bool {
        let mut prefilled = self.fields.iter().enumerate().filter(|(_, field)| field.is_prefilled()).peekable();
        let is_conspicuous = |(index, field)| self.answer(index).is_some_and(|value| is_conspicuous(field, &value));
        prefilled.peek().is_some() && (self.rows(message) > ROWS || prefilled.any(is_conspicuous))
    }

    /// Returns the number of rows of the card: its lines of text, one for each option, and two for every other control.
    /// They are counted and not measured, so that the result is the same on every screen.
    fn rows(&self, message: &Text) -> usize {
        let items = self.items.iter().map(|item| match item {
            FormItem::Field(_) => 0,
            FormItem::Group { property, left_out, .. } => {
                rows_around(property).saturating_add(left_out.iter().map(|(property, _)| rows_around(property)).sum())
            }
            FormItem::LeftOut { property, .. } => rows_around(property),
        });
        let fields = self.fields.iter().map(|field| {
            let around = rows_around(&field.property).saturating_add(usize::from(field.warning.is_some()));
            around.saturating_add(match field.control {
                Control::Checkbox => 0,
                Control::Constant => 1,
                Control::Radios | Control::Checkboxes => {
                    field.options.iter().map(rows_of_option).fold(0, usize::saturating_add)
                }
                _ => 2,
            })
        });
        let above = rows_of(message).saturating_add(usize::from(self.warning.is_some()));
        items.chain(fields).fold(above, usize::saturating_add)
    }

    /// Returns the numbers of answers that would be sent as the server and as the host page prefilled them.
    pub fn untouched_counts(&self) -> (usize, usize) {
        let mut counts = (0_usize, 0_usize);
        for (index, field) in self.fields.iter().enumerate() {
            if field.is_prefilled() && !field.changed && self.is_sent(index) {
                let count = if field.has_page_default { &mut counts.1 } else { &mut counts.0 };
                *count = count.saturating_add(1);
            }
        }
        counts
    }

    /// Returns true if so many answers are untouched that sending takes a second step.
    pub fn is_mostly_untouched(&self) -> bool {
        let (of_server, of_page) = self.untouched_counts();
        of_server.saturating_add(of_page) > UNTOUCHED
    }
}

/// Returns the rows of a property's label and description.
fn rows_around(property: &Property) -> usize {
    let label = rows_of(property.title.as_ref().unwrap_or(&property.name));
    label.saturating_add(property.description.as_ref().map_or(0, rows_of))
}

/// Returns the rows of an option's title and description.
fn rows_of_option(option: &EnumOption) -> usize {
    let title = option.title.as_ref().map_or(1, rows_of);
    title.saturating_add(option.description.as_ref().map_or(0, rows_of))
}

/// Returns the rows of a text.
fn rows_of(text: &Text) -> usize {
    let width = |line: &str| line.chars().map(|c| if c < WIDE { 1 } else { 2 }).fold(0, usize::saturating_add);
    text.as_str().split('\n').map(|line| width(line).div_ceil(LINE).max(1)).fold(0, usize::saturating_add)
}

/// Returns true if a prefilled value does not fit into a glance: it is long, has several lines or many entries, or
/// contains hidden or confusable characters.
fn is_conspicuous(field: &Field, value: &Value) -> bool {
    // A long argument has a box of its own that shows all of it.
    let (most, kind) = match field.control {
        Control::LongText | Control::Constant if field.is_argument => (usize::MAX, TextKind::WholeMessage),
        _ => (VALUE, TextKind::Value),
    };
    let is_long =
        |text: &str| text.chars().count() > most || display_text(text, kind).text != text || mixed_scripts(text);
    let title = field.options.iter().find(|option| option.value == *value).and_then(|option| option.title.as_ref());
    title.is_some_and(|title| is_long(title))
        || match value {
            Value::String(text) => is_long(text),
            Value::Array(items) => items.len() > ENTRIES || items.iter().any(|item| is_conspicuous(field, &item.value)),
            _ => false,
        }
}
