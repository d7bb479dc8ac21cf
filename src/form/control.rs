use super::{is_held, without_zone};
use crate::json::Value;
use crate::schema::{EnumOption, PrimitiveSchemaDefinition as Definition, Property};
use crate::trust::gives_consent;

/// With what a field is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// One line of text.
    Text,
    /// Several lines of text.
    LongText,
    /// A number, typed.
    Number,
    /// A date with a calendar.
    Date,
    /// A date and a time, in the person's own zone.
    DateTime,
    /// A checkbox, for a boolean that starts at a default.
    Checkbox,
    /// One of a few options, all in view.
    Radios,
    /// One of more options, in a list that opens.
    Select,
    /// Some of the options.
    Checkboxes,
    /// Free entries, one a line.
    List,
    /// Nothing to choose: the value is fixed by the schema.
    Constant,
    /// A value that is fixed by the schema and reads like consent: one checkbox, which starts unset.
    Agreement,
}

/// So many options are all in view; more, where something is said of them: a list that opens has no room for that.
const RADIOS: usize = 5;
const DESCRIBED_RADIOS: usize = 12;

fn most_radios(options: &[EnumOption]) -> usize {
    if options.iter().any(|option| option.description.is_some()) { DESCRIBED_RADIOS } else { RADIOS }
}

/// Texts that may be longer than this get several lines.
const LONG: usize = 200;

impl Control {
    /// The control of a property; none for an object or for what cannot be asked.
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

/// The controls of dates hold years of four digits from 1000 on, and seconds without a fraction or a leap; other texts
/// stay in a text field, so that nothing is lost.
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
