//! Numbers, equality, objects.

use mcp_elicitation::json::{Number, Value, parse};
use std::cmp::Ordering;

fn number(text: &str) -> Number {
    Number::parse(text).unwrap()
}

#[test]
fn compares_by_value() {
    for (a, b, order) in [
        ("1", "1.0", Ordering::Equal),
        ("-0", "0.0e9", Ordering::Equal),
        ("9007199254740993", "9007199254740992", Ordering::Greater),
        ("-2", "-10", Ordering::Greater),
        ("1e400", "1e399", Ordering::Greater),
        ("0.001", "1e-3", Ordering::Equal),
        ("1e999999999999999999", "1e999999999999999998", Ordering::Greater),
        ("10e999999999999999998", "1e999999999999999999", Ordering::Equal),
        ("1e-999999999999999999", "0", Ordering::Greater),
    ] {
        assert_eq!(number(a).cmp(&number(b)), order, "{a} {b}");
    }
}

/// Beyond an `i64`, exponents could not be compared.
#[test]
fn takes_no_exponent_of_more_than_18_digits() {
    for exponent in ["9999999999999999999", "-9999999999999999999", "+0000000000000000001"] {
        let lexeme = format!("1e{exponent}");
        assert!(Number::parse(&lexeme).is_none() && parse(&format!("[{lexeme}]")).is_err(), "{lexeme}");
    }
    assert!(Number::parse("1234567890123456789012345").is_some());
}

#[test]
fn decides_multiples_exactly_within_bounds() {
    for (a, b, expected) in [
        ("19.99", "0.01", true),
        ("4.5", "1.5", true),
        ("35", "1.5", false),
        ("1e1000000000", "3", false),
        ("3e1000000000", "3", true),
        ("1e1000000000", "1024", true),
        ("1e-320", "1e-320", true),
        ("7", "1e-320", true),
        ("0", "7", true),
        ("5", "0", false),
        ("5e-324", "1", false),
        ("123456789012345678901234567890123456789012345678900", "100", true),
        ("123456789012345678901234567890", "1e10", false),
        ("123456789012345678900000000000", "1e10", true),
    ] {
        assert_eq!(number(a).is_multiple_of(&number(b)), Some(expected), "{a} {b}");
    }
    let long = "1".repeat(19);
    assert_eq!(number(&long).is_multiple_of(&number(&long)), None);
    assert_eq!(number("1e-40").is_multiple_of(&number("0.1")), Some(false));
}

#[test]
fn counts_code_points() {
    assert_eq!(number("2.0").to_usize(), Some(2));
    assert_eq!(number("1e3").to_usize(), Some(1000));
    for text in ["-1", "1.5", "1e400"] {
        assert_eq!(number(text).to_usize(), None, "{text}");
    }
}

fn value(text: &str) -> Value {
    parse(text).unwrap().root.value
}

#[test]
fn compares_deeply_and_exactly() {
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
        assert_eq!(value(a) == value(b), equal, "{a} {b}");
        assert_eq!(value(a).cmp(&value(b)), value(b).cmp(&value(a)).reverse(), "{a} {b}");
    }
}

#[test]
fn compares_objects_in_any_order() {
    let object = |names: &mut dyn Iterator<Item = u32>, value: u32| {
        let members: Vec<String> = names.map(|name| format!(r#""{name}\ud800": 1, "{name}\ud801": {value}"#)).collect();
        parse(&format!("{{{}}}", members.join(","))).unwrap().root
    };
    for count in [1, 6, 7, 1_000] {
        assert_eq!(object(&mut (0..count), 2), object(&mut (0..count).rev(), 2));
        assert_ne!(object(&mut (0..count), 2), object(&mut (0..count).rev(), 3));
        assert_ne!(object(&mut (0..count), 2), object(&mut (1..=count), 2));
        assert_ne!(object(&mut (0..count), 2), object(&mut (0..=count), 2));
    }
}

#[test]
fn uses_the_last_of_equal_names() {
    let document = parse(r#"{"a": 1, "b": 0, "a": 2, "\u0061": 3}"#).unwrap();
    assert_eq!(document.root.get("a").unwrap().value, Value::Number(number("3")));
    assert_eq!(document.root.as_object().unwrap().iter().count(), 2);
}
