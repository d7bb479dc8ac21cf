use super::{is_held, without_zone};
use crate::json::Value;
use crate::schema::{EnumOption, PrimitiveSchemaDefinition as Definition, Property};
use crate::trust::gives_consent;

/// The kind of control of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// One line of text.
    Text,
    /// Several lines of text.
    LongText,
    /// A typed number.
    Number,
    /// A date with a calendar.
    Date,
    /// A date and a time, in the user's own zone.
    DateTime,
    /// A checkbox, for a boolean with a default.
    Checkbox,
    /// A choice of one option from a few, all visible.
    Radios,
    /// A choice of one option from more, in a drop-down list.
    Select,
    /// A choice of several options.
    Checkboxes,
    /// Free entries, one per line.
    List,
    /// No choice: the schema fixes the value.
    Constant,
    /// A fixed value that reads like consent: a single checkbox, which starts unset.
    Agreement,
}

/// The maximum number of radio buttons, and the higher one for options with descriptions, for which a drop-down has no
/// room. `one_choice.rs` decides which of these are buttons that send.
const RADIOS: usize = 5;
const DESCRIBED_RADIOS: usize = 12;

fn most_radios(options: &[EnumOption]) -> usize {
    if options.iter().any(|option| option.description.is_some()) { DESCRIBED_RADIOS } else { RADIOS }
}

/// Texts with a greater maximum length get several lines.
const LONG: usize = 200;

impl Control {
    /// Returns the control of a property; `None` for an object or a property that cannot be shown.
    pub fn of(property: &Property) -> Option<Self> {
        Some(match &property.definition {
            Definition::String(string) => match string.format.as_deref() {
                Some("date") if holds(property, "date") => Self::Date,
                Some("date-time") if holds(property, "date-time") => Self::DateTime,
                Some("multiline" | "textarea" | "markdown") => Self::LongText,
                None if string.max_length.is_some_and(|most| most > LONG) || has_lines(property) => Self::LongText,
                _ => Self::Text,
            },
            Definition::Number(_) => Self::Number,
            Definition::NumberOrString(_) => Self::Text,
            Definition::Boolean if property.default.is_some() => Self::Checkbox,
            Definition::Boolean | Definition::Const(Value::Boolean(true)) => Self::Radios,
            Definition::Const(value) if property.required && gives_consent(property, value) => Self::Agreement,
            Definition::Const(_) if property.required => Self::Constant,
            Definition::Const(_) => Self::Radios,
            Definition::SingleSelectEnum(options) if options.len() <= most_radios(options) => Self::Radios,
            Definition::SingleSelectEnum(_) => Self::Select,
            Definition::MultiSelectEnum(_) => Self::Checkboxes,
            Definition::StringList(_) => Self::List,
            Definition::Object(_) | Definition::LeftOut(_) => return None,
        })
    }
}

/// Returns true if a date control can hold the default: it supports years of four digits from 1000 on, and no fractions
/// of seconds or leap seconds. Other defaults get a text field, so that nothing is lost.
fn holds(property: &Property, format: &str) -> bool {
    let Some(default) = property.default.as_ref().and_then(|node| node.as_str()) else { return true };
    match format {
        "date-time" => is_held(default) || without_zone(default).is_some(),
        _ => !default.starts_with('0') && crate::validate::format::is_valid(format, default) == Some(true),
    }
}

fn has_lines(property: &Property) -> bool {
    property.default.as_ref().and_then(|node| node.as_str()).is_some_and(|text| text.contains('\n'))
}
