use crate::json::replaced;
use crate::schema::PrimitiveSchemaDefinition as Definition;

/// The on-screen keyboard for a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyboard {
    /// The full keyboard.
    Text,
    /// Digits only.
    Digits,
    /// Digits and a decimal sign.
    Decimal,
    /// Like `Decimal`, for a number that may be below 0. Some devices lack a minus there, so they need
    /// [`Keyboard::Text`].
    Signed,
    /// The keyboard for e-mail addresses.
    Email,
    /// The keyboard for web addresses.
    Address,
}

impl Keyboard {
    /// Returns the keyboard of a property.
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

/// Returns true if a pattern matches only digits: it consists of digits, `\d`, quantifiers and groups, and is anchored.
fn is_of_digits(pattern: &str) -> bool {
    let Some(inner) = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')) else { return false };
    let plain = replaced(&replaced(inner, "\\d", "0"), "(?:", "(");
    let mut opened = ' ';
    let mut has_digit = false;
    let mut before = ' ';
    plain.chars().all(|sign| {
        let is_part = match sign {
            '0'..='9' => {
                has_digit |= opened != '{';
                true
            }
            '[' | '{' => std::mem::replace(&mut opened, sign) == ' ',
            ']' | '}' => std::mem::replace(&mut opened, ' ') != ' ',
            ',' => opened == '{',
            // In a class it is a range, unless it is at either end.
            '-' => opened == '[' && before.is_ascii_digit(),
            '(' | ')' | '|' | '+' | '*' | '?' => opened == ' ',
            _ => false,
        };
        let ends_range = std::mem::replace(&mut before, sign) == '-';
        is_part && (!ends_range || sign.is_ascii_digit())
    }) && has_digit
}
