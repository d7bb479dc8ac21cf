use super::{is_held, without_zone};
use crate::json::{Node, Value};
use crate::schema::{PrimitiveSchemaDefinition as Definition, Property};
use crate::validate::format::is_valid;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    Text,
    LongText,
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
    Checkboxes,
    /// Free entries, one per line.
    List,
    /// No choice: the schema fixes the value.
    Constant,
}

/// The maximum number of radio buttons, and the higher one for options with descriptions, for which a drop-down has no
/// room. `lone.rs` decides which of these are buttons that send.
const RADIOS: usize = 5;
const DESCRIBED_RADIOS: usize = 12;

/// Texts with a greater maximum length get several lines.
const LONG: usize = 200;

impl Control {
    /// Returns true for a date control and a default that is no date.
    pub(super) fn excludes(self, default: &str) -> bool {
        match self {
            Self::Date => is_valid("date", default) == Some(false),
            Self::DateTime => is_valid("date-time", default) == Some(false) && without_zone(default).is_none(),
            _ => false,
        }
    }

    /// Returns the control of a property; `None` for an object or a property that cannot be shown.
    pub fn of(property: &Property) -> Option<Self> {
        let default = property.default.as_ref().and_then(Node::as_str);
        // A date control holds only years of four digits from 1000 on, and no fractions of seconds or leap seconds.
        // Other defaults get a text field, so that nothing is lost.
        let is_date = |date: &str| !date.starts_with('0') && is_valid("date", date) == Some(true);
        let is_moment = |moment: &str| is_held(moment) || without_zone(moment).is_some();
        Some(match &property.definition {
            Definition::String(string) => match string.format.as_deref() {
                Some("date") if default.is_none_or(|text| is_date(text) || Self::Date.excludes(text)) => Self::Date,
                Some("date-time") if default.is_none_or(|text| is_moment(text) || Self::DateTime.excludes(text)) => {
                    Self::DateTime
                }
                Some("multiline" | "textarea" | "markdown" | "json") => Self::LongText,
                None if string.max_length.is_some_and(|most| most > LONG) => Self::LongText,
                None if default.is_some_and(|text| text.contains(&['\n'][..])) => Self::LongText,
                _ => Self::Text,
            },
            Definition::Number(_) => Self::Number,
            Definition::NumberOrString(_) => Self::Text,
            Definition::Boolean if property.default.is_some() => Self::Checkbox,
            Definition::Boolean | Definition::Const(Value::Boolean(true)) => Self::Radios,
            Definition::Const(_) if property.required => Self::Constant,
            Definition::Const(_) => Self::Radios,
            Definition::SingleSelectEnum(options) => {
                let is_described = options.iter().any(|option| option.description.is_some());
                let most = if is_described { DESCRIBED_RADIOS } else { RADIOS };
                if options.len() <= most { Self::Radios } else { Self::Select }
            }
            Definition::MultiSelectEnum(_) => Self::Checkboxes,
            Definition::StringList(_) => Self::List,
            Definition::Object(_) | Definition::LeftOut(_) => return None,
        })
    }
}
