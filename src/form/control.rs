use super::{Clock, WallTime};
use crate::json::Value;
use crate::schema::{MAX_CHECKBOXES, MAX_RADIOS, MAX_SELECT, PrimitiveSchemaDefinition as Definition, Property};
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
    /// A date and a time, with the zone in which they are meant.
    DateTime,
    /// A checkbox, for a boolean that starts at a default.
    Checkbox,
    /// One of a few options, all in view.
    Radios,
    /// One of some options, in a list that opens.
    Select,
    /// One of many options, found by typing.
    Combobox,
    /// Some of a few options, all in view.
    Checkboxes,
    /// Some of many options, found by typing.
    CheckList,
    /// Free entries, one a line.
    List,
    /// Nothing to choose: the value is fixed by the schema.
    Constant,
    /// A value that is fixed by the schema and reads like consent: one checkbox, which starts unset.
    Agreement,
}

/// Texts that may be longer than this get several lines.
const LONG: usize = 120;

impl Control {
    /// The control of a property; none for an object or for what cannot be asked.
    pub fn of(property: &Property) -> Option<Self> {
        Some(match &property.definition {
            Definition::String(string) => match string.format.as_deref() {
                Some("date") if holds(property, "date") => Self::Date,
                Some("date-time") if holds(property, "date-time") => Self::DateTime,
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
            Definition::SingleSelectEnum(options) if options.len() <= MAX_RADIOS => Self::Radios,
            // The list that opens has no room for what is said of an option.
            Definition::SingleSelectEnum(options) if options.len() <= MAX_SELECT => {
                let described = options.iter().any(|option| option.description.is_some());
                if described { Self::Radios } else { Self::Select }
            }
            Definition::SingleSelectEnum(_) => Self::Combobox,
            Definition::MultiSelectEnum(select) if select.options.len() <= MAX_CHECKBOXES => Self::Checkboxes,
            Definition::MultiSelectEnum(_) => Self::CheckList,
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
        "date-time" => {
            Clock::parse(default).is_some() || WallTime::parse(default).is_some_and(|time| time.date().0 >= 1000)
        }
        _ => !default.starts_with('0') && crate::validate::format::is_valid(format, default) == Some(true),
    }
}

fn has_lines(property: &Property) -> bool {
    property.default.as_ref().and_then(|node| node.as_str()).is_some_and(|text| text.contains('\n'))
}
