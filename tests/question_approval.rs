//! The approval of a tool call: what cannot be shown cannot be approved, and "always" is not offered beside a warning.

use crate::page::{accept, ask_with, sent, settings};
use mcp_elicitation::form::NumberFormat;
use mcp_elicitation::question::{Approval, Question, Settings};

fn call(message: &str, properties: &str) -> Question {
    let approval =
        Approval { allows: Approval::APPROVE | Approval::REJECT, always: Some("Always".to_owned()), tool: None };
    let request = format!(
        r#"{{"message": "{message}", "requestedSchema": {{"type": "object", "properties": {{{properties}}}}}}}"#
    );
    ask_with(&request, Settings { approval: Some(approval), ..settings() }, NumberFormat::default())
}

/// Returns the code and the location of each fault.
fn faults(question: &Question) -> Vec<(String, String)> {
    assert_eq!(question.accept_text().is_none(), !question.faults().is_empty());
    question.faults().into_iter().map(|[code, location, _]| (code, location)).collect()
}

#[test]
fn an_argument_without_its_value_cannot_be_approved() {
    let long = "x".repeat(10_001);
    for property in [
        r#"{"type": "string", "default": "rm -rf ~ \ud800"}"#,
        &format!(r#"{{"type": "string", "default": "{long}"}}"#),
        &format!(r#"{{"type": "array", "items": {{"type": "string"}}, "default": ["{long}"]}}"#),
        r#"{"type": "array", "items": {"enum": ["a"]}, "default": ["a", "a"]}"#,
        r#"{"enum": ["list"], "default": "delete"}"#,
        r#"{"type": "number", "default": 12345678901234567890}"#,
        r#"{"type": "string"}"#,
    ] {
        let question = call("Run it?", &format!(r#""command": {property}"#));
        let unseen = ("required-unanswerable".to_owned(), "/requestedSchema/properties/command".to_owned());
        assert_eq!(faults(&question), [unseen], "{property}");
    }
    let mut question = call("Run it?", r#""a": {"type": "string", "default": ""}"#);
    assert_eq!(faults(&question), []);
    assert_eq!(sent(accept(&mut question)), "{}");
}

#[test]
fn a_message_that_is_cut_off_cannot_be_approved() {
    let long = "x".repeat(32_768);
    assert_eq!(faults(&call(&long, "")), []);
    assert_eq!(faults(&call(&[&long, "y"].concat(), "")), [("over-limit".to_owned(), "/message".to_owned())]);
}

#[test]
fn always_is_not_offered_beside_a_warning() {
    assert_eq!(call("Run it?", r#""a": {"type": "string", "default": "x"}"#).always(), Some("Always"));
    for (message, property) in [
        ("See https://example.com/", r#"{"type": "string", "default": "x"}"#),
        ("Sign in to pаypal", r#"{"type": "string", "default": "x"}"#),
        ("Run it?", r#"{"type": "string", "title": "See https://example.com/", "default": "x"}"#),
        ("Run it?", r#"{"type": "string", "title": "pаypal", "default": "x"}"#),
        ("Run it?", r#"{"enum": ["paypal", "pаypal"], "default": "paypal"}"#),
        ("Run it?", r#"{"type": "string", "title": "Password", "default": "x"}"#),
    ] {
        let question = call(message, &format!(r#""a": {property}"#));
        assert_eq!(question.always(), None, "{message} {property}");
    }
    let mut question = call("Run it?", "");
    question.has_hidden.set(true);
    assert_eq!(question.always(), None);
    question.restore(&["reason", "Not now"].map(str::to_owned));
    assert_eq!(question.entries("Never".to_owned()), ["reason", "Never"]);
    assert_eq!(call("Set your password", "").always(), Some("Always"), "a secret in an agent's text is not asked for");
}
