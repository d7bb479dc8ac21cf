//! The faults of a request, which other layers find. Their messages are in `message::fault_sentence`, because the
//! card's hosts receive them too.

use crate::lint::rule::Rule;

pub(super) const RULES: &[Rule] = &[
    Rule::fault("invalid-json", "Fix the syntax error at the marked position."),
    Rule::fault("too-deep", "Send a flat schema."),
    Rule::fault("over-limit", "Ask for less, or in several requests."),
    Rule::fault("not-an-elicitation", "The method of an elicitation is “elicitation/create”."),
    Rule::fault("params-not-an-object", "Put “message” and “requestedSchema” into an object “params”."),
    Rule::fault("missing-message", "Say in “message” what is asked, and why."),
    Rule::fault("message-not-a-string", "Say in “message” what is asked, and why."),
    Rule::fault("unknown-mode", "Use “form” or “url”.[ Did you mean “{1}”?]"),
    Rule::fault("missing-url", "Give the address to open."),
    Rule::fault("url-not-a-string", "Give the address to open."),
    Rule::fault("not-an-object-schema", "Use “type”: “object”, with a property for each value."),
    Rule::fault("properties-not-an-object", "Give each property its schema, under its name."),
    Rule::fault("required-not-an-array", "List the names of the required properties."),
    Rule::fault("required-without-property", "Declare it in “properties”, or do not require it.[ Did you mean “{1}”?]"),
    Rule::fault("required-unanswerable", "Make it a string, number, boolean or choice, or do not require it."),
    Rule::fault("lone-surrogate", "Remove or complete the surrogate pair."),
];
