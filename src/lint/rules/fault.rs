//! The faults of a request, which other layers find. Their messages are in `message::fault_sentence`, because the
//! card's hosts receive them too.

use crate::lint::rule::Rule;

pub(super) const INVALID_JSON: Rule = Rule::fault("invalid-json", "Fix the syntax error at the marked position.");
pub(super) const TOO_DEEP: Rule = Rule::fault("too-deep", "Send a flat schema.");
pub(super) const OVER_LIMIT: Rule = Rule::fault("over-limit", "Ask for less, or in several requests.");
pub(super) const NOT_AN_ELICITATION: Rule =
    Rule::fault("not-an-elicitation", "The method of an elicitation is “elicitation/create”.");
pub(super) const PARAMS_NOT_AN_OBJECT: Rule =
    Rule::fault("params-not-an-object", "Put “message” and “requestedSchema” into an object “params”.");
pub(super) const MISSING_MESSAGE: Rule = Rule::fault("missing-message", "Say in “message” what is asked, and why.");
pub(super) const MESSAGE_NOT_A_STRING: Rule =
    Rule::fault("message-not-a-string", "Say in “message” what is asked, and why.");
pub(super) const UNKNOWN_MODE: Rule = Rule::fault("unknown-mode", "Use “form” or “url”.[ Did you mean “{1}”?]");
pub(super) const MISSING_URL: Rule = Rule::fault("missing-url", "Give the address to open.");
pub(super) const URL_NOT_A_STRING: Rule = Rule::fault("url-not-a-string", "Give the address to open.");
pub(super) const NOT_AN_OBJECT_SCHEMA: Rule =
    Rule::fault("not-an-object-schema", "Use “type”: “object”, with a property for each value.");
pub(super) const PROPERTIES_NOT_AN_OBJECT: Rule =
    Rule::fault("properties-not-an-object", "Give each property its schema, under its name.");
pub(super) const REQUIRED_NOT_AN_ARRAY: Rule =
    Rule::fault("required-not-an-array", "List the names of the required properties.");
pub(super) const REQUIRED_WITHOUT_PROPERTY: Rule =
    Rule::fault("required-without-property", "Declare it in “properties”, or do not require it.[ Did you mean “{1}”?]");
pub(super) const REQUIRED_UNANSWERABLE: Rule =
    Rule::fault("required-unanswerable", "Make it a string, number, boolean or choice, or do not require it.");
pub(super) const LONE_SURROGATE: Rule = Rule::fault("lone-surrogate", "Remove or complete the surrogate pair.");
