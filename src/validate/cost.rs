//! What comparing and reading costs.

use crate::json::{Value, Work};
use std::mem::discriminant;

/// What looking for a value among others can cost, in the units of `Check::spend`: 32 short texts one. Values of two types
/// differ at once; of numbers the digits are taken apart, and of objects the members put in order.
pub(super) fn cost_of_search(value: &Value, others: &[Value]) -> usize {
    let weight_of_value = Work::of_value(value);
    let cost = |other: &Value| {
        let weight = Work::of_value(other).max(weight_of_value);
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

/// About how many bytes a text has in JSON text, where control characters are escaped.
pub(super) fn length_of_text(text: &str) -> usize {
    text.bytes().map(|byte| if byte < b' ' { 6 } else { 1 }).sum()
}
