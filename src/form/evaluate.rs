use super::clock::full_time;
use super::{Control, Field, Input, NumberFormat, input::entries};
use crate::json::{Node, Number, Value, parse};
use crate::schema::{PrimitiveSchemaDefinition as Definition, StringListSchema, StringSchema};
use crate::validate::format::is_valid;
use crate::validate::pattern::{NoMatcher, PatternMatcher};
use crate::validate::{Assertion, ValidationError, Work};

/// The meaning of a field's entry.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum Answer {
    #[default]
    Unanswered,
    Value(Value),
    /// The entry is not a value of the property's type.
    Unreadable,
}

#[derive(Debug, Clone, PartialEq)]
pub enum FieldError {
    /// The field is required and has no answer.
    Missing,
    NotANumber,
    /// A part of a date, or of a date and a time, is missing.
    Incomplete,
    /// The year of a date has fewer than four digits.
    ShortYear,
    /// The text is not JSON.
    NotJson,
    /// JavaScript would change the number (`docs/security.md` R16).
    NotExact,
    /// The answer violates a rule of the schema.
    Invalid(ValidationError),
    InLine(usize, Box<FieldError>),
}

/// The meaning of a field's entry together with its error.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Evaluation {
    pub answer: Answer,
    /// The error, if there is one.
    pub error: Option<FieldError>,
    /// True if a rule could not be checked, which is not an error (`docs/authors.md`).
    pub undecided: bool,
}

impl Field {
    /// Evaluates the entry, without regard to whether it is required.
    pub(super) fn evaluate(&self, format: &NumberFormat, patterns: &dyn PatternMatcher, work: &Work) -> Evaluation {
        let value = match self.read(format) {
            Ok(Some(value)) => value,
            Ok(None) => return Evaluation::default(),
            Err(error) => return Evaluation { answer: Answer::Unreadable, error: Some(error), undecided: false },
        };
        // An argument that the agent wrote is sent as it is.
        if self.is_argument && !self.is_edited(format) {
            return Evaluation { answer: Answer::Value(value), ..Evaluation::default() };
        }
        let is_broken = self.is_json() && matches!(&value, Value::String(text) if parse(text.as_str()).is_err());
        let instance = Node::from(value);
        let report = self.schema.check(&instance, patterns, work);
        let violation = report.errors.into_iter().next().map(|error| {
            let item = match error.assertion {
                Assertion::UniqueItems => second(&error.got),
                _ => error.instance_location.tokens().next().and_then(|token| token.parse().ok()),
            };
            let entry = item.filter(|_| self.control == Control::List);
            let entry = entry.and_then(|item| entries(self.input.text()).nth(item));
            let error = FieldError::Invalid(error);
            match entry {
                Some((line, _)) => FieldError::InLine(line, Box::new(error)),
                None => error,
            }
        });
        Evaluation {
            answer: Answer::Value(instance.value),
            error: if is_broken { Some(FieldError::NotJson) } else { violation },
            undecided: !report.undecided.is_empty(),
        }
    }

    pub(super) fn read(&self, format: &NumberFormat) -> Result<Option<Value>, FieldError> {
        if let Some(default) = self.unchanged_default(format) {
            return Ok(Some(default.clone()));
        }
        Ok(match &self.input {
            Input::Text(_) if self.control == Control::List && self.is_unanswered() => self.empty_list(),
            Input::Text(text) if text.is_empty() => self.empty_text(format),
            Input::Incomplete => return Err(FieldError::Incomplete),
            Input::Text(_) if self.is_short_year() => return Err(FieldError::ShortYear),
            Input::Text(text) => Some(match &self.property.definition {
                Definition::StringList(StringListSchema { numbers: Some(schema), .. }) => {
                    let mut numbers = Vec::new();
                    for (line, entry) in entries(text) {
                        let number = read_number(entry, format, schema.integer);
                        numbers.push(number.map_err(|error| FieldError::InLine(line, Box::new(error)))?);
                    }
                    numbers.into_iter().collect()
                }
                Definition::StringList(_) => entries(text).map(|(_, entry)| Value::from(entry)).collect(),
                Definition::Number(schema) => read_number(text, format, schema.integer)?,
                Definition::NumberOrString(schema) => self.read_number_or_string(text, format, schema.integer)?,
                // No text of a format begins or ends with blanks.
                Definition::String(StringSchema { format: Some(known), .. })
                    if is_valid(known, text).is_some() && !self.is_default(format) =>
                {
                    Value::from(self.completed_time().as_deref().unwrap_or(text.trim()))
                }
                _ => Value::from(text.as_str()),
            }),
            choice => {
                let options = choice.choices().iter().filter_map(|index| self.options.get(*index));
                let values = options.map(|option| &option.value).filter(|value| **value != Value::Null);
                let mut values = values.cloned().peekable();
                match (choice, values.peek().is_some()) {
                    (Input::Choice(_), _) => values.next(),
                    (_, true) => Some(values.collect()),
                    (_, false) => self.empty_list(),
                }
            }
        })
    }

    /// Returns the typed time with the seconds and the offset that complete it; `None` if it needs none.
    pub fn completed_time(&self) -> Option<String> {
        full_time(self.input.text().trim(), &self.offset)
    }

    /// Returns an unchanged default whose text might otherwise be read as another value than the server's.
    fn unchanged_default(&self, format: &NumberFormat) -> Option<&Value> {
        let doubtful = matches!(self.property.definition, Definition::NumberOrString(_) | Definition::StringList(_));
        let is_untouched = doubtful && (!self.input.is_empty() || !self.changed) && self.is_default(format);
        self.property.default.as_ref().filter(|_| is_untouched).map(|default| &default.value)
    }

    /// Reads a number in its plain spelling as a number, and anything else, such as `007`, `1e5` and `1,234`, as a
    /// text, so that nothing is lost. If the schema rejects one reading, the other is tried.
    fn read_number_or_string(&self, text: &str, format: &NumberFormat, integer: bool) -> Result<Value, FieldError> {
        let as_text = Ok(Value::from(text));
        if format.read(text).is_none() {
            return as_text;
        }
        let number = read_number(text, format, integer);
        let (first, second) = if format.is_plain(text) { (number, as_text) } else { (as_text, number) };
        let is_valid =
            |value: &Value| self.schema.check(&Node::from(value.clone()), &NoMatcher, &super::a_pass()).is_valid();
        let fits = |read: &Result<Value, FieldError>| read.as_ref().is_ok_and(is_valid);
        if fits(&first) || !fits(&second) { first } else { second }
    }

    /// Evaluates an empty text (`docs/hosts.md`, "What is sent"). It is an answer if the schema has `minLength: 0` and
    /// something must be sent, or if the default is empty.
    fn empty_text(&self, format: &NumberFormat) -> Option<Value> {
        let Definition::String(schema) = &self.property.definition else { return None };
        let empty_default = self.property.default.is_some() && self.initial(format) == Input::Text(String::new());
        let sent = match self.property.required {
            true => empty_default || schema.min_length == Some(0),
            false => empty_default && !self.changed,
        };
        sent.then(|| Value::from(""))
    }

    /// Evaluates an empty list (`docs/hosts.md`, "What is sent"). It is an answer if the schema has `minItems: 0` and
    /// something must be sent, or if the default is empty. Without a minimum in the schema, the user must have changed
    /// the list.
    fn empty_list(&self) -> Option<Value> {
        let least = match &self.property.definition {
            Definition::MultiSelectEnum(select) => select.min_items,
            Definition::StringList(list) => list.min_items,
            _ => return None,
        };
        let empty_default = self.property.default.as_ref().and_then(Node::as_array).is_some_and(<[_]>::is_empty);
        let none_allowed = least == Some(0) || (least.is_none() && self.changed);
        let sent = (self.property.required && none_allowed) || (empty_default && !self.changed);
        sent.then(|| Value::Array(Vec::new()))
    }

    /// Returns true for a list that the user may explicitly leave empty.
    pub fn can_be_left_empty(&self, work: &Work) -> bool {
        let is_list = matches!(self.property.definition, Definition::MultiSelectEnum(_) | Definition::StringList(_));
        let empty = Node::from(Value::Array(Vec::new()));
        is_list && self.schema.check(&empty, &NoMatcher, work).is_valid()
    }

    pub fn is_text(&self) -> bool {
        matches!(self.control, Control::Text | Control::LongText)
    }

    /// Returns true if the entry is typed; for other controls, the sentence for a missing answer asks to choose.
    pub fn is_typed(&self) -> bool {
        self.is_clock() || self.is_text() || matches!(self.control, Control::Number | Control::List)
    }

    /// Returns true if errors are updated with every change. A date that is being typed does not count as an error yet.
    pub fn reports_live(&self) -> bool {
        self.is_reported && !self.is_short_year() && self.input != Input::Incomplete
    }

    /// Returns true if errors are shown when the user leaves the field.
    pub fn reports_when_left(&self) -> bool {
        self.changed && (!self.is_reported || self.is_clock())
    }

    /// Returns true if the year of a date has fewer than four digits.
    fn is_short_year(&self) -> bool {
        self.is_clock() && self.input.text().starts_with('0')
    }

    /// Returns true for a date control, with or without a time.
    pub fn is_clock(&self) -> bool {
        matches!(self.control, Control::Date | Control::DateTime)
    }
}

/// Returns the second index of two equal items.
fn second(indices: &str) -> Option<usize> {
    parse(indices).ok()?.root.as_array()?.last()?.as_number()?.to_usize()
}

fn read_number(text: &str, format: &NumberFormat, integer: bool) -> Result<Value, FieldError> {
    let number = format.read(text).and_then(|lexeme| Number::parse(&lexeme)).ok_or(FieldError::NotANumber)?;
    if number.is_sendable(integer) { Ok(Value::Number(number)) } else { Err(FieldError::NotExact) }
}
