//! The errors of [`validate`](crate::validate) as sentences for developers, in English only. They do not name the
//! field, because the error has its location.

use crate::validate::{Assertion, ValidationError};

/// Returns one sentence that says why a value does not fit.
///
/// ```
/// use mcp_elicitation::{json::{Pointer, parse}, message::validation::message, validate::{Schema, pattern::NoMatcher}};
/// let said = |schema, instance| {
///     let schema = Schema::compile(&parse(schema)?.root, &Pointer::root());
///     Ok::<_, mcp_elicitation::json::SyntaxError>(message(&schema.validate(&parse(instance)?.root, &NoMatcher).errors[0]))
/// };
/// assert_eq!(said(r#"{"minLength": 2}"#, r#""a""#)?, "Must be at least 2 characters long, not 1.");
/// assert_eq!(said(r#"{"type": ["string", "number"]}"#, "null")?, "Must be of type string or number.");
/// # Ok::<(), mcp_elicitation::json::SyntaxError>(())
/// ```
pub fn message(error: &ValidationError) -> String {
    let mut sentence = String::new();
    for c in template(error.assertion).chars() {
        match c {
            '<' => sentence.push_str(&error.got),
            '>' => sentence.push_str(&error.want),
            '|' => {
                for c in error.want.chars() {
                    match c {
                        ',' => sentence.push_str(" or "),
                        '[' | ']' | '"' => {}
                        _ => sentence.push(c),
                    }
                }
            }
            _ => sentence.push(c),
        }
    }
    sentence
}

/// Returns a sentence in which `<` stands for the actual value, `>` for the expected value, `|` for a list of expected
/// names.
fn template(assertion: Assertion) -> &'static str {
    match assertion {
        Assertion::Type => "Must be of type |.",
        Assertion::Const => "Must be >.",
        Assertion::Enum => "Must be one of the values listed.",
        Assertion::AnyOf => "Must fit one of the alternatives.",
        Assertion::OneOf => "Must fit one of the alternatives alone, not <.",
        Assertion::MinLength => "Must be at least > characters long, not <.",
        Assertion::MaxLength => "Must be at most > characters long, not <.",
        Assertion::Pattern => "Must match the pattern >.",
        Assertion::Format => "Must be of the format |.",
        Assertion::Minimum => "Must be > or more.",
        Assertion::Maximum => "Must be > or less.",
        Assertion::ExclusiveMinimum => "Must be more than >.",
        Assertion::ExclusiveMaximum => "Must be less than >.",
        Assertion::MultipleOf => "Must be a multiple of >.",
        Assertion::MinItems => "Must have at least > items, not <.",
        Assertion::MaxItems => "Must have at most > items, not <.",
        Assertion::UniqueItems => "Must not have the same item twice, as at <.",
        Assertion::Required => "Must have a property >.",
        Assertion::MinProperties => "Must have at least > properties, not <.",
        Assertion::MaxProperties => "Must have at most > properties, not <.",
        Assertion::AdditionalProperties => "Must not be there: no such property is declared.",
        Assertion::Limit => "Could not be checked to the end: it is too much to check, or too much is wrong with it.",
        // The other assertions reject no value themselves.
        _ => "Must not be there.",
    }
}
