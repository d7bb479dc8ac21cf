//! The form's view of a request: its options, its prefilled values, the example of a pattern; and forms that can be
//! accepted at once.

use mcp_elicitation::form::{Control, Form, Input, open};
use mcp_elicitation::message::{Language, Plain, sentence};
use mcp_elicitation::validate::pattern::Engine;
use std::rc::Rc;

fn form(property: &str) -> Form {
    let request = format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
    open(&request).unwrap().1
}

#[test]
fn shows_all_options_up_to_five_or_twelve_with_descriptions() {
    let options = |count: usize, more: &str| {
        let options: Vec<String> = (0..count).map(|option| format!(r#"{{"const":"{option}"{more}}}"#)).collect();
        form(&format!(r#"{{"type":"string","oneOf":[{}]}}"#, options.join(","))).fields[0].control
    };
    let described = r#","description":"Said of it""#;
    for (count, more, control) in [
        (5, "", Control::Radios),
        (6, "", Control::Select),
        (2_500, "", Control::Select),
        (12, described, Control::Radios),
        (13, described, Control::Select),
    ] {
        assert_eq!(options(count, more), control, "{count} {more}");
    }
}

#[test]
fn marks_every_prefilled_value_that_is_not_fixed_or_empty() {
    let schema = r#"{"type":"object","properties":{
        "a":{"type":"string","default":"x"},"off":{"type":"boolean","default":false},"b":{"type":"number","default":1},
        "c":{"type":"string"},"d":{"type":"string","enum":["x","y"],"default":"y"},
        "g":{"type":"object","properties":{"e":{"type":"string","default":"x"},"on":{"type":"boolean","default":true}}},
        "f":{"type":"string","default":""},"h":{"type":"string","const":"fixed"},"i":{"type":"string","default":"z"}}}"#;
    let form = open(&format!(r#"{{"message":"m","requestedSchema":{schema}}}"#)).unwrap().1;
    let marked: Vec<_> = form.fields.iter().map(|field| field.is_suggested(&form.number_format)).collect();
    assert_eq!(marked, [true, true, true, false, true, true, true, false, false, true]);
}

#[test]
fn never_chooses_the_only_answer_in_advance() {
    for property in [
        r#"{"type":"boolean","const":true,"default":true}"#,
        r#"{"const":"y","default":"y"}"#,
        r#"{"enum":["y"],"default":"y"}"#,
        r#"{"oneOf":[{"const":"y","title":"Yes"}],"default":"y"}"#,
        r#"{"type":"array","items":{"enum":["y"]},"default":["y"]}"#,
        r#"{"type":"object","properties":{"a":{"enum":["y"],"default":"y"}}}"#,
    ] {
        let form = form(property);
        assert!(form.fields[0].is_unanswered() && !form.fields[0].is_prefilled(), "{property}");
    }
    for property in [
        r#"{"type":"boolean","title":"I agree to share my files","default":true}"#,
        r#"{"type":"boolean","title":"Do not share my files","default":false}"#,
        r#"{"type":"array","items":{"enum":["x","y"]},"default":["x","y"]}"#,
        r#"{"enum":["x","y"],"default":"y"}"#,
    ] {
        let form = form(property);
        let is_marked = form.fields[0].is_suggested(&form.number_format);
        assert_eq!((is_marked, form.untouched_counts().0), (true, 1), "{property}");
    }
}

#[test]
fn quotes_the_schemas_example_in_the_error() {
    for (example, quotation) in [
        ("Verified by your browser", "“\u{2068}Verified by your browser\u{2069}”"),
        ("x\u{2069}\u{202E}nigol", "“\u{2068}x⟨U+2069 U+202E⟩nigol\u{2069}”"),
    ] {
        let mut form = form(&format!(r#"{{"type":"string","pattern":"^[^o]*$","examples":["{example}"]}}"#));
        form.enter(0, Input::Text("other".to_owned()));
        let error = form.evaluate(0, &Engine::new()).error.unwrap();
        let message = sentence(&error, &form.fields[0], &Language::english(Rc::new(Plain)));
        assert!(message.contains(quotation), "{message}");
    }
}

#[test]
fn says_how_to_correct_an_answer_that_does_not_match() {
    let language = Language::english(Rc::new(Plain));
    let message_of = |property: &str, text: &str| {
        let mut form = form(property);
        form.enter(0, Input::Text(text.to_owned()));
        let error = form.evaluate(0, &Engine::new()).error.unwrap();
        sentence(&error, &form.fields[0], &language).replace(['\u{2068}', '\u{2069}'], "")
    };
    let long = format!(r#"{{"type":"string","pattern":"^[^a]+$","description":"{}"}}"#, "word ".repeat(40));
    for (property, text, expected) in [
        (r#"{"type":"string","maxLength":10}"#, "thirteen char", "3 characters over the limit of 10"),
        (r#"{"type":"string","minLength":3}"#, "a", "Too short: at least 3 characters"),
        (
            r#"{"type":"string","pattern":"^INV-[0-9]{4}$","examples":["INV-2041"]}"#,
            "7",
            "Use a format like “INV-2041”",
        ),
        // An example of one letter explains nothing.
        (
            r#"{"type":"string","pattern":"^[ac]$","examples":["a"]}"#,
            "b",
            "This doesn't fit. Check spelling, spaces and capital letters",
        ),
        (&long, "a", "Doesn't fit the description"),
        (r#"{"type":"string","format":"ipv4"}"#, "a", "Enter an IP address, like 192.0.2.1"),
    ] {
        assert_eq!(message_of(property, text), expected, "{property}");
    }
}
