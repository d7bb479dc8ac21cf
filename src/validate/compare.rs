//! An order of all JSON values in which those that JSON Schema calls equal are equal.

use crate::json::{Number, Object, Text, Value, sorted};
use std::cmp::Ordering;

/// Whether two values are equal: numbers by value, objects without regard to order.
pub(super) fn is_equal(a: &Value, b: &Value) -> bool {
    compare(a, b) == Ordering::Equal
}

/// Puts two values in order.
pub(super) fn compare(a: &Value, b: &Value) -> Ordering {
    match (a, b) {
        (Value::Boolean(a), Value::Boolean(b)) => a.cmp(b),
        (Value::Number(a), Value::Number(b)) => compare_numbers(a, b),
        (Value::String(a), Value::String(b)) => a.cmp(b),
        (Value::Array(a), Value::Array(b)) => a
            .len()
            .cmp(&b.len())
            .then_with(|| first_difference(&mut a.iter().zip(b).map(|(a, b)| compare(&a.value, &b.value)))),
        (Value::Object(a), Value::Object(b)) => a.len().cmp(&b.len()).then_with(|| {
            let (a, b) = (members_by_name(a), members_by_name(b));
            first_difference(&mut a.iter().zip(&b).map(|((a, x), (b, y))| a.cmp(b).then_with(|| compare(x, y))))
        }),
        _ => rank(a).cmp(&rank(b)),
    }
}

fn rank(value: &Value) -> u8 {
    match value {
        Value::Null => 0,
        Value::Boolean(_) => 1,
        Value::Object(_) => 2,
        Value::Array(_) => 3,
        Value::Number(_) => 4,
        Value::String(_) => 5,
    }
}

/// Puts two numbers in order; quickly where both are written as digits alone, as most are.
pub(super) fn compare_numbers(a: &Number, b: &Number) -> Ordering {
    let (digits, others) = (a.lexeme(), b.lexeme());
    if digits.bytes().chain(others.bytes()).all(|byte| byte.is_ascii_digit()) {
        return digits.len().cmp(&others.len()).then_with(|| digits.cmp(others));
    }
    a.cmp(b)
}

fn first_difference(orders: &mut dyn Iterator<Item = Ordering>) -> Ordering {
    for order in orders {
        if order != Ordering::Equal {
            return order;
        }
    }
    Ordering::Equal
}

fn members_by_name(object: &Object) -> Vec<(&Text, &Value)> {
    let members = object.iter().map(|member| (&member.name, &member.node.value)).collect();
    sorted(members, &|(a, _): &(&Text, &Value), (b, _)| a.cmp(b))
}

/// What looking for a value among others can cost, in the units of `Check::spend`: 32 short texts one. Values of two types
/// differ at once; of numbers the digits are taken apart, and of objects the members put in order.
pub(super) fn cost_of_search(value: &Value, others: &[Value]) -> usize {
    let weight_of_value = weight(value);
    let cost = |other: &Value| {
        let weight = weight(other).max(weight_of_value);
        match value {
            _ if rank(value) != rank(other) => 1,
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

/// What reading a value can cost, in the units of `Check::spend`.
pub(super) fn weight(value: &Value) -> usize {
    sum(value, weight_of_text)
}

/// About how many bytes a value has as JSON text.
pub(super) fn length(value: &Value) -> usize {
    sum(value, |text| length_of_text(text).saturating_add(4))
}

/// About how many bytes a text has in JSON text, where control characters are escaped.
pub(super) fn length_of_text(text: &str) -> usize {
    text.bytes().map(|byte| if byte < b' ' { 6 } else { 1 }).sum()
}

/// What a value's texts come to; whatever else is in it counts as an empty one.
fn sum(value: &Value, of_text: fn(&str) -> usize) -> usize {
    let one = of_text("");
    match value {
        Value::Null | Value::Boolean(_) => one,
        Value::Number(number) => of_text(number.lexeme()),
        Value::String(text) => of_text(text),
        Value::Array(items) => items.iter().fold(one, |all, item| all.saturating_add(sum(&item.value, of_text))),
        Value::Object(object) => object.iter().fold(one, |all, member| {
            all.saturating_add(of_text(&member.name)).saturating_add(sum(&member.node.value, of_text))
        }),
    }
}

/// What reading a text can cost, in the units of `Check::spend`.
pub(super) fn weight_of_text(text: &str) -> usize {
    (text.len() >> 6).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::parse;

    fn value(text: &str) -> Value {
        parse(text).unwrap().root.value
    }

    #[test]
    fn equality_is_deep_and_exact() {
        for (a, b, equal) in [
            ("1", "1.0", true),
            ("1", "true", false),
            ("0", "false", false),
            ("-0", "0.0", true),
            ("9007199254740993", "9007199254740992", false),
            (r#"{"a": 1, "b": [2]}"#, r#"{"b": [2.0], "a": 1e0}"#, true),
            (r#"{"a": 1}"#, r#"{"a": 1, "b": 1}"#, false),
            (r#"{"a": null}"#, r#"{"b": null}"#, false),
            (r#"{"\uD800": 1, "\uDC00": 2}"#, r#"{"\uDC00": 2, "\uD800": 1}"#, true),
            (r#"{"\uD800": 1}"#, r#"{"\uD801": 1}"#, false),
            ("[1, 2]", "[2, 1]", false),
            (r#""\uD800""#, r#""\uFFFD""#, false),
            (r#""\u00e9""#, r#""e\u0301""#, false),
            (r#""1""#, "1", false),
            ("[]", "{}", false),
            ("null", "[]", false),
        ] {
            assert_eq!(is_equal(&value(a), &value(b)), equal, "{a} {b}");
            assert_eq!(compare(&value(a), &value(b)), compare(&value(b), &value(a)).reverse(), "{a} {b}");
        }
    }
}
