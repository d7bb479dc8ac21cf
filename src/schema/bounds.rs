use super::{MergedSchema, string::count};
use crate::json::{Node, Value};

/// Returns the length, bound or step keyword that a value breaks. Patterns and formats are not checked.
pub(crate) fn broken_by(merged: &MergedSchema, value: &Value) -> Option<&'static str> {
    let bound = |keyword| merged.get(keyword).and_then(Node::as_number);
    let broken: &[(&'static str, bool)] = match value {
        Value::String(text) => {
            let length = text.code_points();
            &[
                ("minLength", count(merged, "minLength").is_some_and(|least| length < least)),
                ("maxLength", count(merged, "maxLength").is_some_and(|most| length > most)),
            ]
        }
        Value::Number(number) => &[
            ("minimum", bound("minimum").is_some_and(|least| number < least)),
            ("maximum", bound("maximum").is_some_and(|most| number > most)),
            ("exclusiveMinimum", bound("exclusiveMinimum").is_some_and(|below| number <= below)),
            ("exclusiveMaximum", bound("exclusiveMaximum").is_some_and(|above| number >= above)),
            ("multipleOf", bound("multipleOf").is_some_and(|step| number.is_multiple_of(step) == Some(false))),
        ],
        _ => &[],
    };
    broken.iter().find_map(|(keyword, broken)| broken.then_some(*keyword))
}
