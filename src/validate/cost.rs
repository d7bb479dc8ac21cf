//! The cost of comparing and reading.

use crate::json::{Value, Work};
use std::mem::discriminant;

/// Returns the maximum cost of searching for a value among others, in the units of `Check::spend`: one unit for 32
/// short texts. Values of different types differ at once; numbers are split into digits, and the members of objects are
/// sorted.
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

/// Returns the maximum cost of comparing two texts, in 32nds of a unit: most differ early.
pub(super) fn cost_of_texts(weight: usize) -> usize {
    weight.saturating_mul(2).saturating_sub(1)
}

/// Returns the approximate number of bytes of texts in JSON, where control characters are escaped.
pub(super) fn length_of_texts(texts: &[&str]) -> usize {
    texts.iter().flat_map(|text| text.bytes()).map(|byte| if byte < b' ' { 6 } else { 1 }).sum()
}
