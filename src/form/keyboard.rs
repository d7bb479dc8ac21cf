use crate::json::replaced;
use crate::schema::PrimitiveSchemaDefinition as Definition;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyboard {
    Text,
    Digits,
    Decimal,
    /// Like `Decimal`, for a number that may be below 0. Some devices lack a minus there, so they need
    /// [`Keyboard::Text`].
    Signed,
    /// The keyboard for e-mail addresses.
    Email,
    Address,
}

impl Keyboard {
    pub fn of(definition: &Definition) -> Self {
        match definition {
            Definition::Number(schema) => {
                let mut bounds = [&schema.minimum, &schema.exclusive_minimum].into_iter().flatten();
                match bounds.any(|bound| !bound.lexeme().starts_with('-')) {
                    false => Self::Signed,
                    true if schema.integer => Self::Digits,
                    true => Self::Decimal,
                }
            }
            Definition::String(schema) => match schema.format.as_deref() {
                Some("email") => Self::Email,
                Some("uri") => Self::Address,
                None if schema.pattern.as_deref().is_some_and(is_of_digits) => Self::Digits,
                _ => Self::Text,
            },
            _ => Self::Text,
        }
    }
}

/// Returns true if a pattern matches only digits: it consists of digits, their classes, quantifiers and groups, and is
/// anchored.
fn is_of_digits(pattern: &str) -> bool {
    let Some(inner) = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')) else { return false };
    let plain = [("\\d", "0"), ("[0-9]", "0"), ("[1-9]", "0"), ("(?:", "(")];
    let plain = plain.iter().fold(inner.to_owned(), |text, (class, digit)| replaced(&text, class, digit));
    let mut unquantified = plain.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    plain.contains(|sign: char| sign.is_ascii_digit())
        && unquantified.all(|part| part.bytes().all(|sign| b"0123456789()|+*?".contains(&sign)))
}
