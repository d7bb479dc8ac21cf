use super::value::{pattern_asks, value_looks_secret};
use super::{Secret, names_secret};
use crate::json::Value;
use crate::schema::{EnumOption, PrimitiveSchemaDefinition as Definition, Property};

/// Returns how a property asks for a secret: the user types text into it, and its name, title, description or example
/// names a secret, or the rules or examples of its answer match one. The texts of a group count for its fields.
pub fn asks_for_secret(property: &Property) -> Option<Secret> {
    let string = match &property.definition {
        Definition::String(schema) => Some(schema),
        Definition::StringList(schema) => Some(&schema.items),
        Definition::Object(_) | Definition::Number(_) | Definition::NumberOrString(_) => None,
        _ => return None,
    };
    let is_secret = property.write_only
        || property.examples.as_ref().is_some_and(|example| value_looks_secret(example))
        || string.is_some_and(|schema| {
            schema.format.as_ref().is_some_and(|format| names_secret(format).is_some())
                || schema.pattern.as_ref().is_some_and(|pattern| pattern_asks(pattern))
        });
    if is_secret {
        return Some(Secret::Asked);
    }
    let of_items = match &property.definition {
        Definition::StringList(schema) => schema.texts.as_slice(),
        _ => &[],
    };
    let texts =
        [Some(&property.name), property.title.as_ref(), property.description.as_ref(), property.examples.as_ref()];
    let texts = texts.into_iter().chain(of_items.iter().map(Option::as_ref));
    texts.flatten().filter_map(|text| names_secret(text)).max()
}

/// Returns true if an option is a secret itself: it looks like one, or it names one next to digits ("My password is
/// hunter2").
pub fn offers_secret(options: &[EnumOption]) -> bool {
    let is_secret = |text: &str| {
        value_looks_secret(text) || text.bytes().any(|b| b.is_ascii_digit()) && names_secret(text).is_some()
    };
    options.iter().any(|option| {
        option.title.as_ref().is_some_and(|title| is_secret(title))
            || matches!(&option.value, Value::String(value) if is_secret(value))
    })
}

pub fn accepts_typing(property: &Property) -> bool {
    match &property.definition {
        Definition::Object(inner) => inner.iter().any(accepts_typing),
        definition => matches!(
            definition,
            Definition::String(_) | Definition::StringList(_) | Definition::Number(_) | Definition::NumberOrString(_)
        ),
    }
}
