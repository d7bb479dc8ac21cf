//! Lists of free entries: which entry is wrong, what an empty list is, and how many entries are asked for.

#![allow(clippy::indexing_slicing, clippy::panic, clippy::unwrap_used)]

use mcp_elicitation::form::{Answer, FieldError, Form, Input, open};
use mcp_elicitation::json::Value;
use mcp_elicitation::message::{Language, Plain, hint, sentence};
use mcp_elicitation::validate::pattern::Engine;
use std::rc::Rc;

fn list(rules: &str, required: bool) -> Form {
    let required = if required { r#","required":["a"]"# } else { "" };
    let schema = format!(r#"{{"type":"object","properties":{{"a":{{"type":"array",{rules}}}}}{required}}}"#);
    open(&format!(r#"{{"message":"m","requestedSchema":{schema}}}"#))
        .unwrap_or_else(|code| panic!("{code}: {schema}"))
        .1
}

fn enter(form: &mut Form, entries: &[&str]) {
    form.enter(0, Input::Entries(entries.iter().map(|entry| (*entry).to_owned()).collect()));
}

fn english() -> Language {
    Language::english(Rc::new(Plain))
}

#[test]
fn the_entry_that_is_wrong_is_named() {
    let texts = r#""items":{"type":"string","minLength":3}"#;
    let integers = r#""items":{"type":"integer","minimum":5}"#;
    let unique = r#""items":{"type":"string"},"uniqueItems":true"#;
    let two = r#""items":{"type":"string"},"minItems":2"#;
    for (rules, entries, entry, said) in [
        (texts, &["long enough", "no"][..], Some(1), "“Tags”, entry 2: at least 3 characters"),
        (texts, &["", "long enough", "", "no"], Some(3), "“Tags”, entry 4: at least 3 characters"),
        (integers, &["7", "", "x"], Some(2), "“Tags”, entry 3: must be a number"),
        (integers, &["7", "1"], Some(1), "“Tags”, entry 2: must be 5 or more"),
        (integers, &["7", "9007199254740993"], Some(1), "“Tags”, entry 2: has more digits than can be sent exactly"),
        (integers, &["1e17"], Some(0), "“Tags”, entry 1: has more digits than can be sent exactly"),
        (unique, &["a", "", "b", "a"], Some(3), "“Tags”, entry 4: the same entry must not be there twice"),
        (two, &["a", ""], None, "“Tags”: at least 2 entries"),
    ] {
        let mut form = list(rules, true);
        enter(&mut form, entries);
        let error = form.evaluate(0, &Engine::new()).error.unwrap();
        assert_eq!(error.entry(), entry, "{rules} {entries:?}");
        let sentence = sentence(&error, &form.fields[0], "Tags", &english());
        assert_eq!(sentence.replace(['\u{2068}', '\u{2069}'], ""), said);
    }
}

#[test]
fn a_required_list_can_be_sent_empty_at_once_where_nothing_asks_for_more() {
    let strings = r#""items":{"type":"string"}"#;
    for (rules, sent) in [
        (strings.to_owned(), Ok(r#"{"a":[]}"#)),
        (format!(r#"{strings},"minItems":0"#), Ok(r#"{"a":[]}"#)),
        (format!(r#"{strings},"minItems":1"#), Err(FieldError::Missing)),
        (r#""items":{"enum":["x","y"]}"#.to_owned(), Err(FieldError::Missing)),
    ] {
        let form = list(&rules, true);
        let accepted = form.accept(&Engine::new()).map(|content| Value::Object(content).to_json());
        assert_eq!(accepted.map_err(|refused| refused.fields[0].1.clone()), sent.map(str::to_owned), "{rules}");
        assert_eq!(list(&rules, false).evaluate(0, &Engine::new()).answer, Answer::Unanswered, "{rules}, optional");
    }
}

#[test]
fn how_many_are_asked_for_is_said_beforehand() {
    for (rules, said) in [
        ("", "One entry in each line"),
        (r#","minItems":1"#, "One entry in each line · At least 1 entry"),
        (r#","minItems":2,"maxItems":4"#, "One entry in each line · 2 to 4 entries"),
        (r#","maxItems":4"#, "One entry in each line · At most 4 entries"),
        (r#","minItems":3,"maxItems":3"#, "One entry in each line · Exactly 3 entries"),
    ] {
        let form = list(&format!(r#""items":{{"type":"string"}}{rules}"#), true);
        assert_eq!(hint(&form.fields[0], &english()), said);
    }
}

#[test]
fn a_text_that_is_no_option_is_refused_whatever_its_length() {
    let options: Vec<String> = (0..9_000).map(|number| format!(r#""option {number}""#)).collect();
    let schema =
        format!(r#"{{"type":"object","properties":{{"a":{{"type":"string","enum":[{}]}}}}}}"#, options.join(","));
    let (_, mut form) = open(&format!(r#"{{"message":"m","requestedSchema":{schema}}}"#)).unwrap();
    for (text, is_refused) in [
        ("x".repeat(1 << 20), true),
        ("x".repeat(1_000), true),
        (String::from("x"), true),
        (String::from("option 7"), false),
    ] {
        form.enter(0, Input::Text(text));
        assert_eq!(form.evaluate(0, &Engine::new()).error.is_some(), is_refused);
    }
}
