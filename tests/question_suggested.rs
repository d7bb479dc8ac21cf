//! The suggestions of the host page: the fields that they fill in, their marks, and what they never touch.

use crate::page::{ask_with, content, enter, plain, settings};
use mcp_elicitation::form::{Input, NumberFormat};
use mcp_elicitation::message::Key;
use mcp_elicitation::question::{FieldButton, Question, Settings};

fn request(message: &str, properties: &str) -> String {
    format!(r#"{{"message": "{message}", "requestedSchema": {{"type": "object", "properties": {properties}}}}}"#)
}

fn suggest(properties: &str, values: &str) -> Question {
    let settings = Settings { suggested: Some(values.to_owned()), ..settings() };
    ask_with(&request("Please answer", properties), settings, NumberFormat { decimal: ',', group: '.' })
}

fn mark(question: &Question, field: usize) -> Option<Key> {
    question.views.get(field).unwrap().mark
}

#[test]
fn fills_in_every_kind_of_field_and_sends_it_unchanged() {
    let properties = r#"{"town": {"type": "string"}, "weight": {"type": "number"}, "sure": {"type": "boolean"},
        "size": {"type": "string", "oneOf": [{"const": "s", "title": "Small"}, {"const": "l", "title": "Large"}]},
        "tags": {"type": "array", "items": {"type": "string", "enum": ["a", "b", "c"]}},
        "lines": {"type": "array", "items": {"type": "string"}}, "day": {"type": "string", "format": "date"},
        "at": {"type": "string", "format": "date-time"}, "exact": {"type": "string", "format": "date-time"},
        "note": {"type": "string", "maxLength": 20}}"#;
    let values = r#"{"town":"Oslo","weight":1.5,"sure":false,"size":"l","tags":["a","c"],"lines":["x","y"],"day":"2026-03-27","at":"2026-03-27T09:30:00Z","exact":"2026-03-27T09:30:00.123Z","note":"one\ntwo"}"#;
    let question = suggest(properties, values);
    assert_eq!(content(&question), values);
    assert!((0..10).all(|field| mark(&question, field) == Some(Key::SuggestedByPage)));
    assert_eq!(question.count_line(), "10 of 10 answers are from this page");
    assert_eq!(question.form.fields[1].input, Input::Text("1,5".to_owned()));
}

#[test]
fn takes_the_place_of_the_default_and_counts_apart() {
    let properties = r#"{"a": {"type": "string", "default": "x"}, "b": {"type": "string", "default": "y"},
        "c": {"type": "string"}}"#;
    let mut question = suggest(properties, r#"{"b": "z", "nowhere": 1}"#);
    assert_eq!(content(&question), r#"{"a":"x","b":"z"}"#);
    assert_eq!([0, 1, 2].map(|field| mark(&question, field)), [Some(Key::Suggested), Some(Key::SuggestedByPage), None]);
    assert_eq!(plain(&question.count_line()), "1 of 3 answers are from Files · 1 of 3 answers are from this page");
    _ = enter(&mut question, 1, "typed");
    assert_eq!((mark(&question, 1), question.views.get(1).unwrap().note.can_restore), (None, true));
    question.press_in_field(1, FieldButton::Restore);
    assert_eq!(content(&question), r#"{"a":"x","b":"z"}"#);
}

#[test]
fn ignores_values_that_the_field_cannot_send() {
    for (property, value) in [
        (r#"{"type": "string"}"#, "5"),
        ("{}", "5"),
        (r#"{"type": "string", "minLength": 3}"#, r#""ab""#),
        (r#"{"type": "string", "pattern": "^a"}"#, r#""b""#),
        (r#"{"type": "string", "format": "email"}"#, r#""Ada""#),
        (r#"{"type": "string", "format": "date"}"#, r#""0999-13-01""#),
        (r#"{"type": "integer"}"#, "1.5"),
        (r#"{"type": "number"}"#, "12345678901234567890"),
        (r#"{"type": "number", "maximum": 3}"#, "4"),
        (r#"{"type": "boolean"}"#, r#""yes""#),
        (r#"{"type": "string", "enum": ["a", "b"]}"#, r#""c""#),
        (r#"{"type": "string", "enum": ["a", "b"]}"#, "[]"),
        (r#"{"type": "string", "enum": ["a", "b"]}"#, "null"),
        (r#"{"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}"#, r#"["a", "c"]"#),
        (r#"{"type": "array", "items": {"type": "string"}}"#, r#""a""#),
        (r#"{"type": "array", "items": {"type": "string"}, "maxItems": 1}"#, r#"["a", "b"]"#),
        (r#"{"type": "object", "properties": {"a": {"type": "string"}}}"#, r#"{"a": "x"}"#),
        (r#"{"type": "object", "properties": {"a": {"type": "string"}}}"#, r#""x""#),
        (r#"{"type": "string"}"#, r#""AKIAIOSFODNN7EXAMPLE""#),
    ] {
        let question = suggest(&format!(r#"{{"a": {property}}}"#), &format!(r#"{{"a": {value}}}"#));
        assert_eq!((content(&question).as_str(), mark(&question, 0)), ("{}", None), "{property} {value}");
        assert!(question.views[0].error.is_none(), "{property} {value}");
    }
    let question = suggest(r#"{"a": {"type": "string", "enum": ["a", "b"], "default": "b"}}"#, r#"{"a": "c"}"#);
    assert_eq!((content(&question).as_str(), mark(&question, 0)), (r#"{"a":"b"}"#, Some(Key::Suggested)));
    assert_eq!(content(&suggest(r#"{"a": {"type": "string"}}"#, "no JSON")), "{}");
}

#[test]
fn never_answers_for_the_user_where_a_secret_is_asked_or_there_is_one_answer() {
    for (property, value) in [
        (r#""password": {"type": "string"}"#, r#"{"password": "hunter2"}"#),
        (r#""a": {"type": "string", "title": "API key"}"#, r#"{"a": "x"}"#),
        (r#""a": {"type": "string", "title": "See https://example.com"}"#, r#"{"a": "x"}"#),
        (r#""a": {"type": "boolean", "const": true}"#, r#"{"a": true}"#),
        (r#""a": {"type": "string", "enum": ["x"]}"#, r#"{"a": "x"}"#),
        (r#""a": {"type": "array", "items": {"enum": ["x"]}}"#, r#"{"a": ["x"]}"#),
    ] {
        let question = suggest(&format!(r#"{{{property}, "name": {{"type": "string"}}}}"#), value);
        assert_eq!(content(&question), "{}", "{property}");
    }
    let settings = Settings { suggested: Some(r#"{"a": "x"}"#.to_owned()), ..settings() };
    let params = request("What is your password?", r#"{"a": {"type": "string"}}"#);
    assert_eq!(content(&ask_with(&params, settings, NumberFormat::default())), "{}");
}

#[test]
fn a_restored_draft_wins() {
    let mut question = suggest(r#"{"a": {"type": "string"}, "b": {"type": "string"}}"#, r#"{"a": "x", "b": "y"}"#);
    question.restore(&["0", "1", "typed"].map(str::to_owned));
    assert_eq!(content(&question), r#"{"a":"typed","b":"y"}"#);
}
