//! What [`validate`](crate::validate) finds, as sentences for those who write the check: English only, and without the
//! name of a field, whose place the error tells.

use crate::validate::{Description, ErrorKind};

/// Why a value does not fit, in one sentence.
///
/// ```
/// use mcp_elicitation::{message::validation::message, schema::Types, validate::ErrorKind};
/// assert_eq!(message(&ErrorKind::MinLength { got: 1, want: 2 }), "Must be at least 2 characters long, not 1.");
/// let want = Types::STRING.with(Types::NUMBER);
/// assert_eq!(message(&ErrorKind::Type { got: "null", want }), "Must be of type string or number.");
/// ```
pub fn message(kind: &ErrorKind) -> String {
    let Description { sentence: template, got, want, .. } = kind.description();
    let mut sentence = String::new();
    for c in template.chars() {
        match c {
            '<' => sentence.push_str(&got),
            '>' => sentence.push_str(&want),
            '|' => {
                for c in want.chars() {
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
