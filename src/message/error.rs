use super::{Key, Language};
use crate::form::{Control, Field, FieldError, Input};
use crate::json::{Number, Value};
use crate::schema::{NumberSchema, PrimitiveSchemaDefinition as Definition, StringSchema};
use crate::trust::{TextKind, shown};
use crate::validate::ErrorKind;

/// What is wrong with a field, in the user's words: led by the field's label, with the limit that the answer breaks.
pub fn sentence(error: &FieldError, field: &Field, label: &str, language: &Language) -> String {
    let label = &shown(label, TextKind::Title).text;
    let say = |key| language.say(key, &[("label", label)]);
    match error {
        FieldError::Missing if matches!(field.property.definition, Definition::Boolean | Definition::Const(_)) => {
            say(Key::Answer)
        }
        FieldError::Missing if field.is_chosen() => say(Key::Select),
        FieldError::Missing => say(Key::Enter),
        FieldError::NotANumber => say(Key::NotNumber),
        FieldError::NotAMoment => not_a_moment(field, label, language),
        FieldError::NotExact => say(Key::NotExact),
        FieldError::Invalid(kind, None) => invalid(kind, field, label, language),
        FieldError::Invalid(kind, Some(index)) => {
            let number = language.number(&index.saturating_add(1).to_string());
            let error = invalid(kind, field, label, language);
            language.say(Key::InEntry, &[("number", &number), ("error", &error)])
        }
    }
}

/// What a clock shows that is no moment, or two.
fn not_a_moment(field: &Field, label: &str, language: &Language) -> String {
    let text = match &field.input {
        Input::Text(text) => text.as_str(),
        _ => "",
    };
    let mut parts = text.split('|');
    let key = match (parts.next(), field.control) {
        (Some("!"), _) => Key::NoSuchTime,
        (_, Control::Date) => Key::NotDate,
        _ if text.len() > 1 => Key::WhichOfTwo,
        _ => Key::NotDateTime,
    };
    let mut near = || parts.next().unwrap_or_default();
    let (before, after) = (near(), near());
    language.say(key, &[("label", label), ("before", before), ("after", after)])
}

fn invalid(kind: &ErrorKind, field: &Field, label: &str, language: &Language) -> String {
    let say = |key| language.say(key, &[("label", label)]);
    let count = |key, count: usize| language.count(key, count, &[("label", label)]);
    let limit =
        |key, limit: &Number| language.say(key, &[("label", label), ("limit", &language.number(limit.lexeme()))]);
    match kind {
        ErrorKind::MinLength { want, .. } => count(Key::TooShort, *want),
        ErrorKind::MaxLength { want, .. } => count(Key::TooLong, *want),
        ErrorKind::Pattern { .. } => say(Key::NotPattern),
        ErrorKind::Format { want } => match *want {
            "email" => say(Key::NotEmail),
            "uri" => say(Key::NotUri),
            "date" => say(Key::NotDate),
            "date-time" => say(Key::NotDateTime),
            "time" => say(Key::NotTime),
            "uuid" => say(Key::NotUuid),
            other => language.say(Key::NotFormat, &[("label", label), ("format", other)]),
        },
        ErrorKind::Minimum { want, .. } => limit(Key::TooSmall, want),
        ErrorKind::Maximum { want, .. } => limit(Key::TooLarge, want),
        ErrorKind::ExclusiveMinimum { want, .. } => limit(Key::NotAbove, want),
        ErrorKind::ExclusiveMaximum { want, .. } => limit(Key::NotBelow, want),
        ErrorKind::MultipleOf { want, .. } => limit(Key::NotMultiple, want),
        ErrorKind::MinItems { want, .. } if field.is_chosen() => count(Key::TooFewItems, *want),
        ErrorKind::MinItems { want, .. } => count(Key::TooFewEntries, *want),
        ErrorKind::MaxItems { want, .. } if field.is_chosen() => count(Key::TooManyItems, *want),
        ErrorKind::MaxItems { want, .. } => count(Key::TooManyEntries, *want),
        ErrorKind::UniqueItems { .. } => say(Key::NotUnique),
        ErrorKind::Enum { .. } => say(Key::NotOption),
        ErrorKind::Const { want } => {
            let value = shown(&value(want, language), TextKind::Title).text;
            language.say(Key::NotConst, &[("label", label), ("value", &value)])
        }
        ErrorKind::Type { .. }
            if matches!(field.property.definition, Definition::Number(NumberSchema { integer: true, .. })) =>
        {
            say(Key::NotInteger)
        }
        ErrorKind::Type { .. } if matches!(field.property.definition, Definition::Number(_)) => say(Key::NotNumber),
        _ => say(Key::NotAllowed),
    }
}

/// A value of the schema as the user knows it: Yes and No, numbers in their language, text without quotes.
pub fn value(value: &Value, language: &Language) -> String {
    match value {
        Value::Boolean(true) => language.say(Key::Yes, &[]),
        Value::Boolean(false) => language.say(Key::No, &[]),
        Value::Number(number) => language.number(number.lexeme()),
        Value::String(text) => text.as_str().to_owned(),
        _ => value.to_json(),
    }
}

/// The limits of a field in words, to be read before the answer; empty where there are none.
pub fn hint(field: &Field, language: &Language) -> String {
    match &field.property.definition {
        Definition::String(schema) => string_hint(schema, language),
        Definition::Number(schema) => number_hint(schema, language),
        Definition::MultiSelectEnum(select) => items_hint(select.min_items, select.max_items, language),
        Definition::StringList(list) => {
            let entry = list.numbers.as_ref().map(|schema| number_hint(schema, language));
            join(&[language.say(Key::HintList, &[]), entry.unwrap_or_else(|| string_hint(&list.items, language))])
        }
        _ => String::new(),
    }
}

fn string_hint(schema: &StringSchema, language: &Language) -> String {
    let number = |value: usize| language.number(&value.to_string());
    let length = match (schema.min_length.filter(|least| *least > 1), schema.max_length) {
        (Some(least), Some(most)) if least == most => language.count(Key::HintExactLength, most, &[]),
        (Some(least), Some(most)) => {
            language.say(Key::HintLengthRange, &[("least", &number(least)), ("most", &number(most))])
        }
        (Some(least), None) => language.count(Key::HintMinLength, least, &[]),
        (None, Some(most)) => language.count(Key::HintMaxLength, most, &[]),
        (None, None) => String::new(),
    };
    let format = match schema.format.as_deref() {
        Some("email") => language.say(Key::HintEmail, &[]),
        Some("uri") => language.say(Key::HintUri, &[]),
        Some("date-time") => language.say(Key::HintDateTime, &[]),
        Some("time") => language.say(Key::HintTime, &[]),
        _ => String::new(),
    };
    join(&[length, format])
}

fn number_hint(schema: &NumberSchema, language: &Language) -> String {
    // Bounds that only say "a number that a computer holds" are enforced, but are no help.
    let shown = |bound: &Option<Number>| {
        bound
            .as_ref()
            .filter(|bound| bound.lexeme().trim_start_matches('-').len() < 16)
            .map(|bound| language.number(bound.lexeme()))
    };
    let kind = language.say(if schema.integer { Key::HintInteger } else { Key::HintNumber }, &[]);
    let range = match (shown(&schema.minimum), shown(&schema.maximum)) {
        (Some(least), Some(most)) => {
            language.say(Key::HintRange, &[("kind", &kind), ("least", &least), ("most", &most)])
        }
        (Some(least), None) => language.say(Key::HintMinimum, &[("kind", &kind), ("least", &least)]),
        (None, Some(most)) => language.say(Key::HintMaximum, &[("kind", &kind), ("most", &most)]),
        (None, None) if schema.integer => kind,
        (None, None) => String::new(),
    };
    let say = |key, slot, bound: &Option<Number>| {
        shown(bound).map_or(String::new(), |bound| language.say(key, &[(slot, &bound)]))
    };
    join(&[
        range,
        say(Key::HintAbove, "least", &schema.exclusive_minimum),
        say(Key::HintBelow, "most", &schema.exclusive_maximum),
        say(Key::HintMultiple, "step", &schema.multiple_of),
    ])
}

fn items_hint(least: Option<usize>, most: Option<usize>, language: &Language) -> String {
    let number = |value: usize| language.number(&value.to_string());
    match (least.filter(|least| *least > 0), most) {
        (Some(least), Some(most)) if least == most => language.count(Key::HintExactItems, most, &[]),
        (Some(least), Some(most)) => {
            language.say(Key::HintItemsRange, &[("least", &number(least)), ("most", &number(most))])
        }
        (Some(least), None) => language.count(Key::HintMinItems, least, &[]),
        (None, Some(most)) => language.count(Key::HintMaxItems, most, &[]),
        (None, None) => String::new(),
    }
}

fn join(parts: &[String]) -> String {
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}
