use crate::json::replaced;
use crate::schema::{PrimitiveSchemaDefinition as Definition, StringSchema};

/// With what keys a line is filled in, where the keyboard is on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyboard {
    /// All of them.
    Text,
    /// Digits alone.
    Digits,
    /// Digits and a decimal sign.
    Decimal,
    /// The same, for a number that may be below 0. On some devices it has no minus, and [`Keyboard::Text`] is what serves.
    Signed,
    /// That for an e-mail address.
    Email,
    /// That for an address of the web.
    Address,
}

impl Keyboard {
    /// The keyboard for what a property defines.
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
            Definition::String(schema) => Self::of_string(schema),
            _ => Self::Text,
        }
    }

    fn of_string(schema: &StringSchema) -> Self {
        match schema.format.as_deref() {
            Some("email") => Self::Email,
            Some("uri") => Self::Address,
            None if schema.pattern.as_deref().is_some_and(is_of_digits) => Self::Digits,
            _ => Self::Text,
        }
    }
}

/// Whether a pattern matches nothing but digits: from its start to its end it has digits, `\d`, and what counts or groups them.
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
            // In a class it is a range, unless it stands at an end.
            '-' => opened == '[' && before.is_ascii_digit(),
            '(' | ')' | '|' | '+' | '*' | '?' => opened == ' ',
            _ => false,
        };
        let ends_range = std::mem::replace(&mut before, sign) == '-';
        is_part && (!ends_range || sign.is_ascii_digit())
    }) && has_digit
}
