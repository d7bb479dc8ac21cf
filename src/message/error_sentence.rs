use super::{Key, Language};
use crate::form::{Control, Field, FieldError};
use crate::json::{Number, Value, digits, joined};
use crate::schema::{NumberSchema, PrimitiveSchemaDefinition as Definition, StringSchema};
use crate::trust::{TextKind, is_letter, quoted};
use crate::validate::{Assertion, ValidationError};

/// Describes the error of a field in the user's words, with the limit that the answer violates.
pub fn sentence(error: &FieldError, field: &Field, language: &Language) -> String {
    let say = |key| language.say(key, &[]);
    match error {
        FieldError::Missing if matches!(field.property.definition, Definition::Boolean | Definition::Const(_)) => {
            say(Key::Answer)
        }
        FieldError::Missing if field.is_typed() => say(Key::Enter),
        FieldError::Missing if field.control == Control::Checkboxes => say(Key::SelectSome),
        FieldError::Missing => say(Key::Select),
        FieldError::NotANumber => say(Key::NotNumber),
        // Browsers do not tell which part is missing.
        FieldError::Incomplete if field.control == Control::DateTime => say(Key::IncompleteTime),
        FieldError::Incomplete => say(Key::IncompleteDate),
        FieldError::ShortYear => say(Key::ShortYear),
        FieldError::NotExact => say(Key::NotExact),
        FieldError::NotJson => language.say(Key::NotFormat, &[("format", "JSON")]),
        FieldError::Invalid(error) => invalid(error, field, language),
        FieldError::InLine(index, error) => {
            let number = language.intl.number(&digits(index.wrapping_add(1)));
            let error = sentence(error, field, language);
            language.say(Key::InLine, &[("number", &number), ("error", &error)])
        }
    }
}

/// Returns true if the server's label already says that the answer is optional, so that the card need not repeat it.
pub fn says_optional(label: &str, language: &Language) -> bool {
    let word = |text: &str| text.trim_matches(|c: char| !is_letter(c)).to_ascii_lowercase();
    let label = word(label);
    let words = [language.say(Key::Optional, &[]), "optional".to_owned()];
    words.iter().map(|text| word(text)).any(|optional| {
        let before = label.strip_suffix(&optional);
        before.is_some_and(|before| !before.ends_with(|c: char| c.is_ascii_alphabetic()))
    })
}

/// The formats with a sentence of their own, some with an example in it.
const FORMATS: [(&str, Key, &str); 9] = [
    ("email", Key::NotEmail, ""),
    ("uri", Key::NotUri, ""),
    ("date", Key::NotDate, ""),
    ("date-time", Key::NotDateTime, ""),
    ("time", Key::NotTime, ""),
    ("uuid", Key::NotUuid, ""),
    ("ipv4", Key::NotIp, "192.0.2.1"),
    ("ipv6", Key::NotIp, "2001:db8::1"),
    ("hostname", Key::NotHost, ""),
];

fn invalid(error: &ValidationError, field: &Field, language: &Language) -> String {
    let say = |key| language.say(key, &[]);
    let count = |key| language.count(key, error.want.parse().unwrap_or(usize::MAX), &[]);
    let limit = |key| language.say(key, &[("limit", &language.intl.number(&error.want))]);
    let is_integer = matches!(field.property.definition, Definition::Number(NumberSchema { integer: true, .. }));
    match error.assertion {
        Assertion::MinLength => count(Key::TooShort),
        Assertion::MaxLength => {
            let number = |text: &str| text.parse::<usize>().unwrap_or_default();
            let over = number(&error.got).saturating_sub(number(&error.want));
            language.count(Key::TooLong, over, &[("most", &language.intl.number(&error.want))])
        }
        Assertion::Pattern => not_pattern(field, language),
        Assertion::Format => {
            let name = error.want.trim_matches('"');
            match FORMATS.iter().find(|(format, ..)| *format == name) {
                Some((_, key, example)) => language.say(*key, &[("example", example)]),
                None => language.say(Key::NotFormat, &[("format", &quoted(name))]),
            }
        }
        Assertion::Minimum => limit(Key::TooSmall),
        Assertion::Maximum => limit(Key::TooLarge),
        Assertion::ExclusiveMinimum => limit(Key::NotAbove),
        Assertion::ExclusiveMaximum => limit(Key::NotBelow),
        Assertion::MultipleOf => limit(Key::NotMultiple),
        Assertion::MinItems => count(if field.is_typed() { Key::TooFewEntries } else { Key::TooFewItems }),
        Assertion::MaxItems => count(if field.is_typed() { Key::TooManyEntries } else { Key::TooManyItems }),
        Assertion::UniqueItems => say(Key::NotUnique),
        Assertion::Enum => say(Key::NotOption),
        Assertion::Const => {
            let value = match error.wanted() {
                Value::String(text) => language.quote(text.as_str()),
                want => value(&want, language),
            };
            language.say(Key::NotConst, &[("value", &value)])
        }
        Assertion::Type if is_integer => say(Key::NotInteger),
        Assertion::Type if matches!(field.property.definition, Definition::Number(_)) => say(Key::NotNumber),
        _ => say(Key::NotAllowed),
    }
}

/// The minimum length of an example: shorter ones do not show the form of an answer.
const EXAMPLE: usize = 3;

/// Quotes the schema's example, or else refers to the description, which explains the pattern.
fn not_pattern(field: &Field, language: &Language) -> String {
    let is_quotable = |text: &&str| (EXAMPLE..=TextKind::Quoted.limit()).contains(&text.chars().count());
    let example = field.property.examples.as_ref().map(|example| example.as_str()).filter(is_quotable);
    match example {
        Some(example) => language.say(Key::NotExample, &[("example", &language.quote(example))]),
        None if field.property.description.is_some() => language.say(Key::NotDescribed, &[]),
        None => language.say(Key::NotPattern, &[]),
    }
}

/// Formats a value of the schema for the user: Yes and No, localized numbers, text without quotes.
pub fn value(value: &Value, language: &Language) -> String {
    match value {
        Value::Boolean(true) => language.say(Key::Yes, &[]),
        Value::Boolean(false) => language.say(Key::No, &[]),
        Value::Number(number) => language.intl.number(number.lexeme()),
        _ => value.to_text(),
    }
}

/// Describes the limits of a field; empty if there are none.
pub fn hint(field: &Field, language: &Language) -> String {
    match &field.property.definition {
        Definition::String(schema) => string_hint(schema, language),
        Definition::Number(schema) => number_hint(schema, language),
        Definition::MultiSelectEnum(select) => count_hint(ITEMS, select.min_items, select.max_items, language),
        Definition::StringList(list) => {
            let entry = list.numbers.as_ref().map(|schema| number_hint(schema, language));
            join(&[
                language.say(Key::HintList, &[]),
                count_hint(ENTRIES, list.min_items, list.max_items, language),
                entry.unwrap_or_else(|| string_hint(&list.items, language)),
            ])
        }
        _ => String::new(),
    }
}

/// Returns the hint of a field whose only hint is an example, so that it can be a placeholder.
pub fn example_hint(field: &Field, language: &Language) -> Option<String> {
    let Definition::String(schema) = &field.property.definition else { return None };
    let is_short = schema.min_length.is_none_or(|least| least < 2) && schema.max_length.is_none();
    let is_example = matches!(schema.format.as_deref(), Some("email" | "uri"));
    (is_short && is_example).then(|| string_hint(schema, language))
}

fn string_hint(schema: &StringSchema, language: &Language) -> String {
    let length = count_hint(LENGTH, schema.min_length.filter(|least| *least > 1), schema.max_length, language);
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
    // Bounds that only describe the number type of a computer are checked, but do not help the user.
    let formatted = |bound: &Option<Number>| {
        let lexeme = bound.as_ref()?.lexeme();
        (lexeme.trim_start_matches('-').len() < 16).then(|| language.intl.number(lexeme))
    };
    let kind = language.say(if schema.integer { Key::HintInteger } else { Key::HintNumber }, &[]);
    let range = match (formatted(&schema.minimum), formatted(&schema.maximum)) {
        (Some(least), Some(most)) => {
            language.say(Key::HintRange, &[("kind", &kind), ("least", &least), ("most", &most)])
        }
        (Some(least), None) => language.say(Key::HintMinimum, &[("kind", &kind), ("least", &least)]),
        (None, Some(most)) => language.say(Key::HintMaximum, &[("kind", &kind), ("most", &most)]),
        (None, None) if schema.integer || schema.multiple_of.is_some() => kind,
        (None, None) => String::new(),
    };
    let range = match formatted(&schema.multiple_of) {
        Some(step) => language.say(Key::HintMultiple, &[("hint", &range), ("step", &step)]),
        None => range,
    };
    let say = |key, slot, bound: &Option<Number>| {
        formatted(bound).map_or(String::new(), |bound| language.say(key, &[(slot, &bound)]))
    };
    join(&[
        range,
        say(Key::HintAbove, "least", &schema.exclusive_minimum),
        say(Key::HintBelow, "most", &schema.exclusive_maximum),
    ])
}

/// The sentences for an exact number, a range, a minimum and a maximum.
const LENGTH: [Key; 4] = [Key::HintExactLength, Key::HintLengthRange, Key::HintMinLength, Key::HintMaxLength];
const ITEMS: [Key; 4] = [Key::HintExactItems, Key::HintItemsRange, Key::HintMinItems, Key::HintMaxItems];
const ENTRIES: [Key; 4] = [Key::HintExactEntries, Key::HintEntriesRange, Key::HintMinEntries, Key::HintMaxEntries];

fn count_hint(keys: [Key; 4], least: Option<usize>, most: Option<usize>, language: &Language) -> String {
    let [exact, range, at_least, at_most] = keys;
    let number = |value: usize| language.intl.number(&digits(value));
    match (least.filter(|least| *least > 0), most) {
        (Some(least), Some(most)) if least == most => language.count(exact, most, &[]),
        (Some(least), Some(most)) => language.say(range, &[("least", &number(least)), ("most", &number(most))]),
        (Some(least), None) => language.count(at_least, least, &[]),
        (None, Some(most)) => language.count(at_most, most, &[]),
        (None, None) => String::new(),
    }
}

fn join(parts: &[String]) -> String {
    joined(parts.iter().filter(|part| !part.is_empty()).cloned(), " · ")
}
