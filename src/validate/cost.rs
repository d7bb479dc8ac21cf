//! What comparing and reading costs.

use crate::json::Value;
use std::mem::discriminant;

/// What looking for a value among others can cost, in the units of `Check::spend`: 32 short texts one. Values of two types
/// differ at once; of numbers the digits are taken apart, and of objects the members put in order.
pub(super) fn cost_of_search(value: &Value, others: &[Value]) -> usize {
    let weight_of_value = weight(value);
    let cost = |other: &Value| {
        let weight = weight(other).max(weight_of_value);
        match value {
            _ if discriminant(value) != discriminant(other) => 1,
            Value::String(_) => cost_of_texts(weight),
            _ => weight.saturating_mul(16),
        }
    };
    others.iter().fold(0_usize, |sum, other| sum.saturating_add(cost(other))) >> 5
}

/// What comparing two texts can cost, in 32nds of a unit: most differ early.
pub(super) fn cost_of_texts(weight: usize) -> usize {
    weight.saturating_mul(2).saturating_sub(1)
}

/// What reading a value can cost, in the units of `Check::spend`: what its texts do; whatever else is in it is an empty one.
pub(super) fn weight(value: &Value) -> usize {
    let one = weight_of_text("");
    match value {
        Value::Null | Value::Boolean(_) => one,
        Value::Number(number) => weight_of_text(number.lexeme()),
        Value::String(text) => weight_of_text(text),
        Value::Array(items) => items.iter().fold(one, |all, item| all.saturating_add(weight(&item.value))),
        Value::Object(object) => object.iter().fold(one, |all, member| {
            all.saturating_add(weight_of_text(&member.name)).saturating_add(weight(&member.node.value))
        }),
    }
}

/// About how many bytes a text has in JSON text, where control characters are escaped.
pub(super) fn length_of_text(text: &str) -> usize {
    text.bytes().map(|byte| if byte < b' ' { 6 } else { 1 }).sum()
}

/// What reading a text can cost, in the units of `Check::spend`.
pub(super) fn weight_of_text(text: &str) -> usize {
    (text.len() >> 6).saturating_add(1)
}
