//! The faults of a request, which other layers find. Their messages are in `message::fault_sentence`, because the
//! card's hosts receive them too.

use crate::lint::rule::{Rule, error};

pub(super) const RULES: &[Rule] = &[
    error!("invalid-json", "", "Fix the syntax error at the marked position.", &[]),
    error!("too-deep", "", "Send a flat schema.", &[]),
    error!("over-limit", "", "Ask for less, or in several requests.", &[]),
    error!("not-an-elicitation", "", "The method of an elicitation is “elicitation/create”.", &[]),
    error!("params-not-an-object", "", "Put “message” and “requestedSchema” into an object “params”.", &[]),
    error!("missing-message", "", "Say in “message” what is asked, and why.", &[]),
    error!("message-not-a-string", "", "Say in “message” what is asked, and why.", &[]),
    error!("unknown-mode", "", "Use “form” or “url”.[ Did you mean “{1}”?]", &[]),
    error!("missing-url", "", "Give the address to open.", &[]),
    error!("url-not-a-string", "", "Give the address to open.", &[]),
    error!("not-an-object-schema", "", "Use “type”: “object”, with a property for each value.", &[]),
    error!("properties-not-an-object", "", "Give each property its schema, under its name.", &[]),
    error!("required-not-an-array", "", "List the names of the required properties.", &[]),
    error!(
        "required-without-property",
        "",
        "Declare it in “properties”, or do not require it.[ Did you mean “{1}”?]",
        &[]
    ),
    error!("required-unanswerable", "", "Make it a string, number, boolean or choice, or do not require it.", &[]),
    error!("lone-surrogate", "", "Remove or complete the surrogate pair.", &[]),
];
