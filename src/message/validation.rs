//! What [`validate`](crate::validate) finds, as sentences for those who write the check: English only, and without the
//! name of a field, whose place the error tells.

use crate::json::{Node, Value};
use crate::validate::ErrorKind;

/// Why a value does not fit, in one sentence.
///
/// ```
/// use mcp_elicitation::{message::validation, validate::ErrorKind};
/// assert_eq!(validation::message(&ErrorKind::MinLength { got: 1, want: 2 }), "Must be at least 2 characters long, not 1.");
/// ```
pub fn message(kind: &ErrorKind) -> String {
    use ErrorKind as Kind;
    let (before, want, after) = match kind {
        Kind::Type { want, .. } => {
            ("Must be of type ", want.iter().map(|want| want.as_str()).collect::<Vec<_>>().join(" or "), String::new())
        }
        Kind::Const { want } => ("Must be ", json(want), String::new()),
        Kind::Enum { .. } => ("Must be one of the values listed", String::new(), String::new()),
        Kind::AnyOf => ("Must fit one of the alternatives", String::new(), String::new()),
        Kind::OneOf { got: 0 } => ("Must fit one of the alternatives", String::new(), String::new()),
        Kind::OneOf { .. } => ("Must fit one of the alternatives alone", String::new(), String::new()),
        Kind::MinLength { got, want } => {
            ("Must be at least ", want.to_string(), format!(" characters long, not {got}"))
        }
        Kind::MaxLength { got, want } => ("Must be at most ", want.to_string(), format!(" characters long, not {got}")),
        Kind::Pattern { want } => ("Must match the pattern ", want.as_str().to_owned(), String::new()),
        Kind::Format { want } => ("Must be of the format ", (*want).to_owned(), String::new()),
        Kind::Minimum { want, .. } => ("Must be ", want.lexeme().to_owned(), " or more".to_owned()),
        Kind::Maximum { want, .. } => ("Must be ", want.lexeme().to_owned(), " or less".to_owned()),
        Kind::ExclusiveMinimum { want, .. } => ("Must be more than ", want.lexeme().to_owned(), String::new()),
        Kind::ExclusiveMaximum { want, .. } => ("Must be less than ", want.lexeme().to_owned(), String::new()),
        Kind::MultipleOf { want, .. } => ("Must be a multiple of ", want.lexeme().to_owned(), String::new()),
        Kind::MinItems { got, want } => ("Must have at least ", want.to_string(), format!(" items, not {got}")),
        Kind::MaxItems { got, want } => ("Must have at most ", want.to_string(), format!(" items, not {got}")),
        Kind::UniqueItems { first, second } => {
            ("Items ", first.to_string(), format!(" and {second} must not be equal"))
        }
        Kind::Required { want } => ("Must have a property ", json(&Value::String(want.clone())), String::new()),
        Kind::AdditionalProperties => ("Must not be there: no such property is declared", String::new(), String::new()),
        Kind::False => ("Must not be there", String::new(), String::new()),
    };
    [before, &want, &after, "."].concat()
}

fn json(value: &Value) -> String {
    Node::from(value.clone()).to_string()
}
