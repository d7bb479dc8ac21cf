//! Forms of one field: when its options are buttons, and when its label is redundant.

use mcp_elicitation::form::{Form, open};
use mcp_elicitation::json::Text;

fn form(message: &str, property: &str, required: &str) -> Form {
    let schema = format!(r#"{{"type":"object","properties":{{"go":{property}}},"required":[{required}]}}"#);
    let request = format!(r#"{{"message":"{message}","requestedSchema":{schema}}}"#);
    open(&request).unwrap_or_else(|_| panic!("{request}")).1
}

const REQUIRED: &str = r#""go""#;

#[test]
fn is_one_choice_with_two_to_five_options_or_a_boolean_of_any_kind() {
    for (property, required) in [
        (r#"{"type":"boolean","title":"Book the room?"}"#, REQUIRED),
        (r#"{"type":"boolean","title":"I agree to share my files"}"#, REQUIRED),
        (r#"{"type":"boolean"}"#, ""),
        (r#"{"type":"boolean","default":false}"#, REQUIRED),
        (r#"{"type":"boolean","default":true,"title":"Notify the guests"}"#, ""),
        (r#"{"oneOf":[{"const":false,"title":"Wait"},{"const":true,"title":"Book it"}]}"#, REQUIRED),
        (r#"{"enum":["yes","no"]}"#, REQUIRED),
        (r#"{"type":"string","enum":["main","release","hotfix"],"default":"main"}"#, ""),
        (r#"{"anyOf":[{"const":"a","title":"A"},{"const":"b","title":"B"}]}"#, ""),
        (r#"{"type":"string","enum":["a","b","c","d","e"]}"#, REQUIRED),
        (r#"{"type":"string","enum":["pay","раy"]}"#, REQUIRED),
        (r#"{"type":"string","title":"See https://evil.example","enum":["a","b"]}"#, REQUIRED),
        (r#"{"type":"boolean","title":"Approve","default":"no"}"#, ""),
        (r#"{"oneOf":[{"const":"a","title":"A","description":"The first"},{"const":"b","title":"B"}]}"#, REQUIRED),
    ] {
        assert!(form("Nine guests have not answered.", property, required).is_one_choice(), "{property}");
    }
}

#[test]
fn stays_a_form_with_one_option_or_many_a_secret_or_a_cut_option() {
    let long = format!(r#"{{"oneOf":[{{"const":"a","title":"{}"}},{{"const":"b","title":"B"}}]}}"#, "x".repeat(400));
    let untitled = format!(r#"{{"enum":["a","{}"]}}"#, "x".repeat(400));
    for property in [
        r#"{"const":true}"#,
        r#"{"type":"string","enum":["only"]}"#,
        r#"{"type":"string","enum":["a","b","c","d","e","f"]}"#,
        r#"{"type":"string","enum":["My password is hunter2","Other"]}"#,
        &long,
        &untitled,
    ] {
        assert!(!form("Please answer", property, REQUIRED).is_one_choice(), "{property}");
    }
    let (_, two) = open(
        r#"{"message":"?","requestedSchema":{"type":"object","properties":{"a":{"type":"boolean"},"b":{"type":"boolean"}}}}"#,
    )
    .unwrap_or_else(|_| panic!());
    assert!(!two.is_one_choice());
    let (_, left_out) = open(
        r#"{"message":"?","requestedSchema":{"type":"object","properties":{"a":{"type":"boolean"},"b":{"type":"array","items":{"type":"object"}}}}}"#,
    )
    .unwrap_or_else(|_| panic!());
    assert!(!left_out.is_one_choice());
}

#[test]
fn hides_the_label_when_the_message_is_the_question() {
    let hides = |message: &str, property: &str| {
        let form = form(message, property, REQUIRED);
        form.is_label_redundant(&Text::from(message), form.is_one_choice())
    };
    for (message, property) in [
        ("Where to?", r#"{"type":"string"}"#),
        ("Where to?", r#"{"type":"string","title":"drop_off_point"}"#),
        ("Where to?", r#"{"type":"string","title":"dropOffPoint"}"#),
        ("去哪里？", r#"{"type":"string"}"#),
        ("إلى أين؟", r#"{"type":"string"}"#),
        ("Which city?", r#"{"type":"string","title":"Which city?"}"#),
        // An empty line shows a short label itself.
        ("Where to?", r#"{"type":"string","title":"City"}"#),
        ("Book it? ", r#"{"type":"boolean","title":"Go"}"#),
        ("Book the room? ", r#"{"type":"boolean","title":"Book"}"#),
        ("Which one?", r#"{"type":"string","title":"Your city","enum":["Rome","Oslo"]}"#),
    ] {
        assert!(hides(message, property), "{message} {property}");
    }
    for (message, property) in [
        ("Tell me where to.", r#"{"type":"string"}"#),
        ("Where to?", r#"{"type":"string","title":"The city that you want to fly to"}"#),
        ("Where to?", r#"{"type":"string","description":"The airport"}"#),
        ("Where to?", r#"{"type":"string","title":"Password"}"#),
        ("Proceed?", r#"{"type":"boolean","title":"I agree to the terms of service"}"#),
        ("Proceed?", r#"{"type":"boolean","title":"Subscribe"}"#),
    ] {
        assert!(!hides(message, property), "{message} {property}");
    }
}

#[test]
fn shows_raw_names_as_words_unless_two_would_become_alike() {
    let words = |properties: &str| {
        let request =
            format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{{properties}}}}}}}"#);
        let (_, form) = open(&request).unwrap_or_else(|_| panic!("{request}"));
        form.fields.into_iter().map(|field| field.words.unwrap_or_default()).collect::<Vec<_>>().join("|")
    };
    for (properties, expected) in [
        (r#""drop_off_point":{"type":"string"}"#, "Drop off point"),
        (r#""dropOffPoint":{"type":"string"}"#, "Drop off point"),
        (r#""drop-off-point":{"type":"string"}"#, "Drop off point"),
        (r#""city":{"type":"string"}"#, "City"),
        (r#""userID":{"type":"string"}"#, "User ID"),
        (r#""apiURLPath":{"type":"string"}"#, "Api URL path"),
        (r#""Größe":{"type":"string"}"#, ""),
        (r#""a b":{"type":"string"}"#, ""),
        (r#""city":{"type":"string","title":"Town"}"#, ""),
        (r#""drop_off":{"type":"string"},"dropOff":{"type":"string"}"#, "|"),
        (r#""city":{"type":"string"},"x":{"type":"string","title":"City"}"#, "|"),
    ] {
        assert_eq!(words(properties), expected, "{properties}");
    }
}
