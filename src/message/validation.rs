//! The errors of [`validate`](crate::validate) as sentences for developers, in English only. They do not name the
//! field, because the error has its location.

use super::template::fill;
use crate::validate::{Assertion, ValidationError};

/// Returns one sentence that says why a value does not fit.
pub fn message(error: &ValidationError) -> String {
    let want = match error.assertion {
        Assertion::Type | Assertion::Format => names(&error.want),
        _ => error.want.clone(),
    };
    fill(template(error.assertion), &[error.got.clone(), want])
}

fn names(json: &str) -> String {
    let mut list = String::new();
    for c in json.chars() {
        match c {
            ',' => list.push_str(" or "),
            '[' | ']' | '"' => {}
            _ => list.push(c),
        }
    }
    list
}

/// Returns a template, in which `{0}` is the actual value, and `{1}` the expected one.
fn template(assertion: Assertion) -> &'static str {
    match assertion {
        Assertion::Type => "Must be of type {1}.",
        Assertion::Const => "Must be {1}.",
        Assertion::Enum => "Must be one of the values listed.",
        Assertion::AnyOf => "Must fit one of the alternatives.",
        Assertion::OneOf => "Must fit one of the alternatives alone, not {0}.",
        Assertion::MinLength => "Must be at least {1} characters long, not {0}.",
        Assertion::MaxLength => "Must be at most {1} characters long, not {0}.",
        Assertion::Pattern => "Must match the pattern {1}.",
        Assertion::Format => "Must be of the format {1}.",
        Assertion::Minimum => "Must be {1} or more.",
        Assertion::Maximum => "Must be {1} or less.",
        Assertion::ExclusiveMinimum => "Must be more than {1}.",
        Assertion::ExclusiveMaximum => "Must be less than {1}.",
        Assertion::MultipleOf => "Must be a multiple of {1}.",
        Assertion::MinItems => "Must have at least {1} items, not {0}.",
        Assertion::MaxItems => "Must have at most {1} items, not {0}.",
        Assertion::UniqueItems => "Must not have the same item twice, as at {0}.",
        Assertion::Required => "Must have a property {1}.",
        Assertion::MinProperties => "Must have at least {1} properties, not {0}.",
        Assertion::MaxProperties => "Must have at most {1} properties, not {0}.",
        Assertion::AdditionalProperties => "Must not be there: no such property is declared.",
        Assertion::Request => "Answers what is no request for an elicitation.",
        Assertion::Limit => "Could not be checked to the end: it is too much to check, or too much is wrong with it.",
        // The other assertions reject no value themselves.
        _ => "Must not be there.",
    }
}
