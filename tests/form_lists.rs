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
    form.enter(0, Input::Text(entries.join("\n")));
}

fn english() -> Language {
    Language::english(Rc::new(Plain))
}

#[test]
fn the_line_that_is_wrong_is_named() {
    let texts = r#""items":{"type":"string","minLength":3}"#;
    let integers = r#""items":{"type":"integer","minimum":5}"#;
    let unique = r#""items":{"type":"string"},"uniqueItems":true"#;
    let two = r#""items":{"type":"string"},"minItems":2"#;
    for (rules, entries, said) in [
        (texts, &["long enough", "no"][..], "Line 2: Too short: at least 3 characters"),
        (texts, &["", "long enough", "", "no"], "Line 4: Too short: at least 3 characters"),
        (integers, &["7", "", "x"], "Line 3: Must be a number"),
        (integers, &["7", "1"], "Line 2: Must be 5 or more"),
        (integers, &["7", "9007199254740993"], "Line 2: Too many digits (at most 15)"),
        (integers, &["1e17"], "Line 1: Too many digits (at most 15)"),
        (unique, &["a", "", "b", "a"], "Line 4: Already in the list"),
        (two, &["a", ""], "At least 2 entries, each on a line of its own"),
    ] {
        let mut form = list(rules, true);
        enter(&mut form, entries);
        let error = form.evaluate(0, &Engine::new()).error.unwrap();
        let sentence = sentence(&error, &form.fields[0], &english());
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
        ("", "One entry per line"),
        (r#","minItems":1"#, "One entry per line · At least 1 entry"),
        (r#","minItems":2,"maxItems":4"#, "One entry per line · 2 to 4 entries"),
        (r#","maxItems":4"#, "One entry per line · At most 4 entries"),
        (r#","minItems":3,"maxItems":3"#, "One entry per line · Exactly 3 entries"),
    ] {
        let form = list(&format!(r#""items":{{"type":"string"}}{rules}"#), true);
        assert_eq!(hint(&form.fields[0], &english()), said);
    }
}

/// What accept would send.
fn sent(form: &Form) -> String {
    Value::Object(form.accept(&Engine::new()).unwrap()).to_json()
}

#[test]
fn blank_lines_and_outer_blanks_do_not_count() {
    for (items, text, expected) in [
        ("string", "one\n\n  two words \n \t\n", r#"{"a":["one","two words"]}"#),
        ("number", " 1\n\n2.5 \n", r#"{"a":[1,2.5]}"#),
        ("string", "  \n\n", r#"{"a":[]}"#),
    ] {
        let mut form = list(&format!(r#""items":{{"type":"{items}"}}"#), true);
        form.enter(0, Input::Text(text.to_owned()));
        assert_eq!(sent(&form), expected);
    }
}

#[test]
fn a_default_that_lines_cannot_hold_stays_until_it_is_changed() {
    for (default, is_held) in [
        (r#"["one","two"]"#, true),
        (r#"["one\ntwo"]"#, false),
        (r#"["one",""]"#, false),
        (r#"[""]"#, false),
        (r#"[" one"]"#, false),
        (r#"[]"#, true),
    ] {
        let mut form = list(&format!(r#""items":{{"type":"string"}},"default":{default}"#), true);
        assert_eq!(form.fields[0].is_default_no_lines(&form.number_format), !is_held, "{default}");
        assert_eq!(sent(&form), format!(r#"{{"a":{default}}}"#));
        form.enter(0, Input::Text("one\nthree".to_owned()));
        assert_eq!(sent(&form), r#"{"a":["one","three"]}"#);
        form.restore(0);
        assert_eq!(sent(&form), format!(r#"{{"a":{default}}}"#), "{default} again");
    }
}
