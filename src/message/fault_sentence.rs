//! The faults of unanswerable requests as sentences for the author of the server, in English only.

use super::template::fill;
use crate::json::Fault;

pub fn message(fault: &Fault) -> String {
    fill(template(fault.code), &fault.arguments)
}

pub(crate) fn template(code: &str) -> &'static str {
    TEMPLATES.iter().find(|(known, _)| *known == code).map_or("", |(_, template)| template)
}

static TEMPLATES: [(&str, &str); 16] = [
    ("invalid-json", "This is not JSON."),
    ("too-deep", "The JSON is nested too deep to be read."),
    ("over-limit", "Too many {1}: {0}. The limit is {2}."),
    ("not-an-elicitation", "This is not an elicitation."),
    ("params-not-an-object", "The request has no parameters."),
    ("missing-message", "The request has no “message”."),
    ("message-not-a-string", "“message” is not a string."),
    ("unknown-mode", "Unknown mode {0}."),
    ("missing-url", "A request in URL mode needs a “url”."),
    ("url-not-a-string", "“url” is not a string."),
    ("not-an-object-schema", "“requestedSchema” must have “type”: “object”."),
    ("properties-not-an-object", "“properties” is not an object."),
    ("required-not-an-array", "“required” is not an array of strings."),
    ("required-without-property", "“{0}” is required, but there is no such property."),
    ("required-unanswerable", "“{0}” is required, but cannot be answered ({1})."),
    ("lone-surrogate", "A name or value holds half a surrogate pair, which cannot be sent unchanged."),
];
