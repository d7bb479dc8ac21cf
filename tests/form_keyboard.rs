//! The on-screen keyboards of text fields.

use mcp_elicitation::form::{Keyboard, open};

fn keyboard(property: &str) -> Keyboard {
    let request = format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
    Keyboard::of(&open(&request).unwrap().1.fields[0].property.definition)
}

#[test]
fn shows_a_minus_when_a_number_may_be_negative() {
    for (property, expected) in [
        (r#"{"type":"number"}"#, Keyboard::Signed),
        (r#"{"type":"integer"}"#, Keyboard::Signed),
        (r#"{"type":"integer","minimum":-40,"maximum":60}"#, Keyboard::Signed),
        (r#"{"type":"number","maximum":0}"#, Keyboard::Signed),
        (r#"{"type":"number","exclusiveMinimum":-1}"#, Keyboard::Signed),
        (r#"{"type":"number","exclusiveMinimum":0}"#, Keyboard::Decimal),
        (r#"{"type":"number","minimum":0}"#, Keyboard::Decimal),
        (r#"{"type":"number","minimum":-5,"exclusiveMinimum":0}"#, Keyboard::Decimal),
        (r#"{"type":"integer","minimum":1}"#, Keyboard::Digits),
        (r#"{"type":"integer","exclusiveMinimum":0}"#, Keyboard::Digits),
        (r#"{"type":["integer","null"],"minimum":0}"#, Keyboard::Digits),
        (r#"{"type":"string"}"#, Keyboard::Text),
    ] {
        assert_eq!(keyboard(property), expected, "{property}");
    }
}

#[test]
fn shows_digits_when_a_pattern_allows_nothing_else() {
    let of = |pattern: &str| keyboard(&format!(r#"{{"type":"string","pattern":"{}"}}"#, pattern.replace('\\', r"\\")));
    for digits in [
        r"^\d+$", r"^\d*$", r"^[0-9]{5}$", r"^[0-9]+$", r"^\d{4,6}$", r"^\d\d\d$", r"^[1-9][0-9]*$", r"^[1-9]\d{0,3}$",
        r"^(\d{4}|\d{6})$", r"^(?:\d{4})?$", r"^7$",
    ] {
        assert_eq!(of(digits), Keyboard::Digits, "{digits}");
    }
    for other in [
        r"^\d{5}(-\d{4})?$", r"\d+", r"^\d+", r"^\d{1,3}\.\d$", r"^[0-9-]+$", r"^[^0-9]+$", r"^[A-Z0-9]+$", r"^\D+$",
        r"^\w+$", r"^.{5}$", r"^\+?\d+$", r"^-?\d+$", r"^\d+ \d+$", r"^\d{3},\d$", r"^$", r"^[-0-9]+$", r"^(?!0)\d+$",
        r"^\p{Nd}+$", "", "^",
    ] {
        assert_eq!(of(other), Keyboard::Text, "{other}");
    }
    assert_eq!(keyboard(r#"{"type":"string","format":"email","pattern":"^[0-9]+$"}"#), Keyboard::Email);
}
