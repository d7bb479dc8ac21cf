//! The errors of a result for its request.

use mcp_elicitation::json::parse;
use mcp_elicitation::protocol::Revision;
use mcp_elicitation::validate::{ValidationError, pattern::NoMatcher, validate_result};

fn errors(request: &str, result: &str, revision: Option<Revision>) -> String {
    let (request, result) = (parse(request).unwrap().root, parse(result).unwrap().root);
    let report = validate_result(&request, &result, revision, &NoMatcher);
    let error = |error: &ValidationError| {
        format!("{} {} {}", error.assertion.as_str(), error.instance_location, error.keyword_location)
    };
    report.errors.iter().map(error).collect::<Vec<_>>().join(", ")
}

#[test]
fn accepts_only_valid_elicit_results() {
    let form = r#"{"message": "m", "requestedSchema": {"type": "object", "properties": {
        "name": {"type": "string", "minLength": 2}, "tags": {"type": "array"}, "place": {"type": "object"},
        "any": {"type": ["string", "null"]}}, "required": ["name"]}}"#;
    let url =
        r#"{"method": "elicitation/create", "params": {"mode": "url", "message": "m", "url": "https://a.example/"}}"#;
    let schema = r#"{"properties": {"name": {"type": "string"}}}"#;
    for (request, result, expected) in [
        (form, r#"{"action": "decline"}"#, ""),
        (form, r#"{"action": "cancel", "_meta": {}}"#, ""),
        (form, r#"{"action": "accept", "content": {"name": "Ann"}}"#, ""),
        (form, r#"[]"#, "type  "),
        (form, r#"{}"#, "required  "),
        (form, r#"{"action": "reject"}"#, "enum /action "),
        (form, r#"{"action": null}"#, "enum /action "),
        (form, r#"{"action": "accept"}"#, "required  "),
        (form, r#"{"action": "accept", "content": null}"#, "type /content "),
        (form, r#"{"action": "decline", "content": {}}"#, "false /content "),
        (form, r#"{"action": "cancel", "content": null}"#, "false /content "),
        (form, r#"{"action": "accept", "content": {}}"#, "required /content /requestedSchema/required"),
        (
            form,
            r#"{"action": "accept", "content": {"name": "A"}}"#,
            "minLength /content/name /requestedSchema/properties/name/minLength",
        ),
        (
            form,
            r#"{"action": "accept", "content": {"name": null}}"#,
            "type /content/name /requestedSchema/properties/name/type",
        ),
        (form, r#"{"action": "accept", "content": {"name": "Ann", "any": null}}"#, "type /content/any "),
        (form, r#"{"action": "accept", "content": {"name": "Ann", "more": {}}}"#, "type /content/more "),
        (form, r#"{"action": "accept", "content": {"name": "Ann", "more": ["a", 1]}}"#, "type /content/more/1 "),
        (form, r#"{"action": "accept", "content": {"name": "Ann", "tags": ["a", 1]}}"#, ""),
        (form, r#"{"action": "accept", "content": {"name": "Ann", "place": {"x": 1}}}"#, ""),
        (
            form,
            r#"{"action": "accept", "content": {"name": "Ann", "place": {"x": [null]}}}"#,
            "type /content/place/x/0 ",
        ),
        (url, r#"{"action": "accept"}"#, ""),
        (url, r#"{"action": "accept", "content": {}}"#, "false /content "),
        (url, r#"{"action": "decline"}"#, ""),
        (schema, r#"{"action": "accept", "content": {"name": 1}}"#, "type /content/name /properties/name/type"),
        (r#"{"message": "m"}"#, r#"{"action": "accept", "content": {"x": 1}}"#, ""),
    ] {
        assert_eq!(errors(request, result, None), expected, "{result}");
    }
}

#[test]
fn accepts_no_result_of_what_is_no_request() {
    let result = r#"{"action": "accept", "content": {"a": 1}}"#;
    let schema = r#""requestedSchema": {"properties": {"a": {"maximum": 5}}}"#;
    for (request, expected) in [
        ("{}", "request  "),
        ("[]", "request  "),
        ("true", "request  "),
        (r#""text""#, "request  "),
        (r#"{"foo": 1}"#, "request  "),
        (r#"{"method": "elicitation/create"}"#, "request  "),
        (r#"{"method": "elicitation/create", "params": "text"}"#, "request  /params"),
        (r#"{"method": "elicitation/create", "params": {}}"#, "request  /params"),
        (r#"{"params": null}"#, "request  /params"),
        (r#"{"method": "roots/list"}"#, "request  "),
        (&format!(r#"{{"method": "Elicitation/create", "params": {{"message": "m", {schema}}}}}"#), "request  "),
        (r#"{"message": "m", "requestedSchema": null}"#, "request  /requestedSchema"),
        (r#"{"message": "m", "requestedSchema": "{}"}"#, "request  /requestedSchema"),
        (r#"{"message": "m", "requestedSchema": true}"#, "request  /requestedSchema"),
        (&format!(r#"{{"message": "m", "mode": "Form", {schema}}}"#), "request  /mode"),
        (&format!(r#"{{"message": "m", "mode": 1, {schema}}}"#), "request  /mode"),
        (r#"{"message": "m", "mode": "url"}"#, "request  /url"),
        (r#"{"inputRequests": {}}"#, "request  "),
        (r#"{"inputRequests": "a"}"#, "request  "),
        (&format!(r#"{{"message": "m", {schema}, "inputRequests": {{}}}}"#), "request  "),
        (r#"{"inputRequests": {"a": {"params": {"message": "m"}}}}"#, "request  , request /a /inputRequests/a"),
        (&format!(r#"{{"message": "m", {schema}}}"#), ""),
        (r#"{"type": "object"}"#, ""),
    ] {
        assert_eq!(errors(request, result, None), expected, "{request}");
    }
}

#[test]
fn leaves_the_responses_to_other_requests_undecided() {
    let form = r#""a": {"method": "elicitation/create", "params": {"message": "m"}}"#;
    let result = parse(r#"{"a": {"action": "decline"}, "b": {"roots": []}}"#).unwrap().root;
    for (method, expected) in [("roots/list", ""), ("sampling/createMessage", ""), ("Elicitation/create", "request /b")]
    {
        let request = format!(r#"{{"inputRequests": {{{form}, "b": {{"method": "{method}"}}}}}}"#);
        let report = validate_result(&parse(&request).unwrap().root, &result, None, &NoMatcher);
        let error = |error: &ValidationError| format!("{} {}", error.assertion.as_str(), error.instance_location);
        assert_eq!(report.errors.iter().map(error).collect::<String>(), expected);
        let undecided = report.undecided.iter().map(|rule| rule.keyword_location.to_string()).collect::<String>();
        assert_eq!(undecided, if expected.is_empty() { "/inputRequests/b/method" } else { "" });
    }
}

#[test]
fn accepts_arrays_since_2025_11_25() {
    let request = r#"{"message": "m", "requestedSchema": {"properties": {"tags": {"type": "array"}}}}"#;
    let result = r#"{"action": "accept", "content": {"tags": ["a"]}}"#;
    assert_eq!(errors(request, result, Some(Revision::V2025_06_18)), "type /content/tags ");
    assert_eq!(errors(request, result, Some(Revision::V2025_11_25)), "");
}

#[test]
fn requires_a_response_for_each_input_request() {
    let request = r#"{"inputRequests": {
        "a/b": {"method": "elicitation/create", "params": {"message": "m", "requestedSchema": {"required": ["x"]}}},
        "c": {"method": "elicitation/create", "params": {"message": "m"}},
        "d": {"method": "roots/list"}}}"#;
    let result = r#"{"a/b": {"action": "accept", "content": {}}, "d": {}}"#;
    let expected = "required /a~1b/content /inputRequests/a~1b/params/requestedSchema/required, required  ";
    assert_eq!(errors(request, result, None), expected);
}

/// A schema is a document of its own, whatever surrounds it.
#[test]
fn resolves_a_reference_from_the_root_of_the_schema() {
    let schema = r##"{"type": "object", "properties": {"age": {"$ref": "#/$defs/age"}, "again": {"$ref": "#/properties/age"}},
        "$defs": {"age": {"type": "integer", "maximum": 100}}}"##;
    let content = r#"{"age": 101, "again": 102}"#;
    let params = format!(r#"{{"message": "m", "requestedSchema": {schema}}}"#);
    let request = format!(r#"{{"method": "elicitation/create", "params": {params}}}"#);
    let rounds = format!(r#"{{"a": {request}}}"#);
    let task = format!(r#"{{"taskId": "t", "status": "input_required", "inputRequests": {rounds}}}"#);
    let result = format!(r#"{{"action": "accept", "content": {content}}}"#);
    let responses = format!(r#"{{"a": {result}}}"#);
    for (request, result, at, schema_at) in [
        (schema, &result, "", ""),
        (&params, &result, "", "/requestedSchema"),
        (&request, &result, "", "/params/requestedSchema"),
        (&format!(r#"{{"params": {params}}}"#), &result, "", "/params/requestedSchema"),
        (&format!(r#"{{"jsonrpc": "2.0", "id": 1, {}"#, &request[1..]), &result, "", "/params/requestedSchema"),
        (&rounds, &responses, "/a", "/a/params/requestedSchema"),
        (&task, &responses, "/a", "/inputRequests/a/params/requestedSchema"),
        (
            &format!(r#"{{"jsonrpc": "2.0", "id": 1, "result": {task}}}"#),
            &responses,
            "/a",
            "/result/inputRequests/a/params/requestedSchema",
        ),
    ] {
        let rule = format!("{schema_at}/$defs/age/maximum");
        let expected = format!("maximum {at}/content/age {rule}, maximum {at}/content/again {rule}");
        assert_eq!(errors(request, result, None), expected, "{request}");
    }
    // Text outside the schema is not a part of it.
    let outside = r##"{"message": "m", "requestedSchema": {"$ref": "#/$defs/a"}, "$defs": {"a": false}}"##;
    let (request, result) = (parse(outside).unwrap().root, parse(&result).unwrap().root);
    let report = validate_result(&request, &result, None, &NoMatcher);
    assert_eq!((report.errors.len(), report.undecided[0].keyword_location.as_str()), (0, "/requestedSchema/$ref"));
}

#[test]
fn checks_an_answer_against_a_referenced_schema() {
    let declared = r#"{"properties": {"place": {"type": "object", "properties": {"x": {"type": "integer"}}}}}"#;
    for schema in
        [format!(r##"{{"$ref": "#/$defs/a", "$defs": {{"a": {declared}}}}}"##), format!(r#"{{"allOf": [{declared}]}}"#)]
    {
        let request = format!(r#"{{"message": "m", "requestedSchema": {schema}}}"#);
        let result = |x: &str| format!(r#"{{"action": "accept", "content": {{"place": {{"x": {x}}}}}}}"#);
        assert_eq!(errors(&request, &result("1"), None), "");
        assert!(errors(&request, &result("\"1\""), None).starts_with("type /content/place/x /requestedSchema/"));
        assert!(errors(&request, &result("null"), None).starts_with("type /content/place/x "));
    }
}
