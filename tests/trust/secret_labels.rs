//! What stands above a field is read as its label: form and lint say the same of it.

use mcp_elicitation::form::open;
use mcp_elicitation::lint::lint;

#[test]
fn r20_what_is_read_as_the_label_of_another_field_asks_for_its_secret() {
    let typed = r#""next": {"type": "string", "title": "↑"}"#;
    let named = r#""next": {"type": "string", "title": "Project"}"#;
    for (first, next, asks) in [
        (r#"{"type": "boolean", "title": "Your password:"}"#, named, true),
        (r#"{"type": "boolean", "title": "Your password"}"#, typed, true),
        (r#"{"type": "boolean", "title": "Your password"}"#, named, false),
        (r#"{"const": "Password", "title": " "}"#, typed, true),
        (r#"{"const": 1, "title": "Your password:"}"#, named, true),
        (r#"{"const": ["Enter your password below"]}"#, named, true),
        (r#"{"const": {"Enter your password below": 1}}"#, named, true),
        (r#"{"type": "string", "enum": ["a", "b"], "title": "Your password"}"#, typed, true),
        (r#"{"type": "string", "oneOf": [{"const": "a", "title": "Your password"}, {"const": "b"}]}"#, typed, true),
        (r#"{"const": "password", "title": "Grant type"}"#, named, false),
        (r#"{"const": {"kind": "token"}, "title": "Filter"}"#, named, false),
        (r#"{"type": "boolean", "title": "Use a password"}"#, named, false),
        (
            r#"{"type": "object", "title": "Your password, please enter it in the field below", "properties": {"a": {"type": "boolean"}}}"#,
            named,
            true,
        ),
        (
            r#"{"type": "object", "description": "Your password, please enter it below", "properties": {"a": {"enum": ["x", "y"]}}}"#,
            named,
            true,
        ),
        (r#"{"type": "object", "title": "Password policy", "properties": {"a": {"type": "boolean"}}}"#, named, false),
    ] {
        let schema = format!(r#"{{"type": "object", "properties": {{"first": {first}, {next}}}}}"#);
        let request = format!(r#"{{"message": "Please answer.", "requestedSchema": {schema}}}"#);
        assert_eq!(open(&request).unwrap().1.is_secret_asked(), asks, "form: {first} {next}");
        let found = lint(&request, None).iter().any(|diagnostic| diagnostic.code.as_str() == "secret-solicitation");
        assert_eq!(found, asks, "lint: {first} {next}");
    }
}
