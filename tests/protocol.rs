//! Requests and results of clients and servers.

use mcp_elicitation::json::{Object, parse};
use mcp_elicitation::protocol::{ElicitRequest, ElicitResult, locate};

#[test]
fn reads_every_outermost_shape() {
    for (text, expected) in [
        (r#"{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{"message":"m"}}"#, "params /params"),
        (r#"{"method":"elicitation/create","params":{"message":"m"}}"#, "params /params"),
        (r#"{"jsonrpc":"2.0","id":1,"params":{"message":"m"}}"#, "params /params"),
        (r#"{"message":"m"}"#, "params "),
        (r#"{"requestedSchema":{}}"#, "params "),
        (r#"{"type":"object"}"#, "schema "),
        (r#"{"properties":{"method":{"type":"string"}}}"#, "schema "),
        ("{}", "schema "),
        ("true", "schema "),
        ("[]", "schema "),
        (r#"{"method":"elicitation/create"}"#, "neither "),
        (r#"{"method":"tools/call","params":{"message":"m"}}"#, ""),
        (
            r#"{"jsonrpc":"2.0","id":1,"result":{"inputRequests":{"k/1":{"method":"elicitation/create","params":{}}}}}"#,
            "params /result/inputRequests/k~11/params",
        ),
        (
            r#"{"resultType":"input_required","inputRequests":{"k":{"method":"elicitation/create","params":{}}}}"#,
            "params /inputRequests/k/params",
        ),
        (r#"{"k":{"method":"elicitation/create","params":{}},"l":{"method":"roots/list"}}"#, "params /k/params"),
    ] {
        let root = parse(text).unwrap().root;
        let shapes: Vec<String> = locate(&root)
            .iter()
            .map(|located| {
                let what = match (located.params, located.schema) {
                    (Some(_), None) => "params",
                    (None, Some(_)) => "schema",
                    _ => "neither",
                };
                format!("{what} {}", located.location)
            })
            .collect();
        assert_eq!(shapes.join(", "), expected, "{text}");
    }
}

fn codes(text: &str) -> String {
    let root = parse(text).unwrap().root;
    match ElicitRequest::read(&locate(&root)[0]) {
        Ok(request) => request.mode().as_str().to_owned(),
        Err(faults) => {
            faults.iter().map(|fault| format!("{} {}", fault.code, fault.location)).collect::<Vec<_>>().join(", ")
        }
    }
}

#[test]
fn refuses_unanswerable_requests() {
    for (text, expected) in [
        (r#"{"message":"m"}"#, "form"),
        (r#"{"message":"m","mode":null,"requestedSchema":null}"#, "form"),
        (r#"{"type":"object"}"#, "form"),
        (r#"{"mode":"form"}"#, "missing-message "),
        (r#"{"message":5}"#, "message-not-a-string /message"),
        (r#"{"message":"m","mode":"dialog"}"#, "unknown-mode /mode"),
        (r#"{"message":"m","mode":"openai/form"}"#, "form"),
        (r#"{"message":"m","mode":"openai/url"}"#, "unknown-mode /mode"),
        (r#"{"message":"m","mode":"url","url":"https://a.example/"}"#, "url"),
        (r#"{"mode":"url","url":[]}"#, "missing-message , url-not-a-string /url"),
        (r#"{"method":"elicitation/create","params":{"message":"m","mode":"url"}}"#, "missing-url /params"),
        (r#"{"method":"elicitation/create"}"#, "params-not-an-object "),
        (r#"{"method":"elicitation/create","params":[]}"#, "params-not-an-object /params"),
    ] {
        assert_eq!(codes(text), expected, "{text}");
    }
}

#[test]
fn fits_results_into_leptos_signals() {
    fn goes_into_a_signal<Value: Send + Sync + Clone + 'static>(_: Value) {}
    goes_into_a_signal(ElicitResult::accept(Some(Object::default())));
}
