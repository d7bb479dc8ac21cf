//! What makes a request one that cannot be answered, as sentences for the author of its server. They are English only.

use crate::json::Fault;

/// What is wrong, in one sentence.
///
/// ```
/// use mcp_elicitation::{form::unanswerable, message::fault, protocol::Mode, schema::Limits};
/// let faults = unanswerable(r#"{"requestedSchema": {"type": "object"}}"#, &Limits::DEFAULT, &Mode::ALL);
/// assert_eq!(fault::message(&faults[0]), "The request has no “message”.");
/// ```
pub fn message(fault: &Fault) -> String {
    fill(template(fault.code).unwrap_or_default(), &fault.arguments)
}

/// The sentence of a code, with places for arguments; none where the code is no fault's.
pub(crate) fn template(code: &str) -> Option<&'static str> {
    TEMPLATES.iter().find(|(known, _)| *known == code).map(|(_, template)| *template)
}

const TEMPLATES: [(&str, &str); 16] = [
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

/// A template with its arguments: `{0}` stands for one; a part in brackets is left out where the argument in it is missing, one that
/// begins with `!1` where the argument 1 is there.
pub(crate) fn fill(template: &str, arguments: &[String]) -> String {
    let mut sentence = String::new();
    for part in template.split_inclusive(']') {
        let (always, sometimes) = part.split_once('[').unwrap_or((part, ""));
        sentence.push_str(&put(always, arguments).unwrap_or_default());
        let sometimes = sometimes.trim_end_matches(']');
        match sometimes.strip_prefix("!1") {
            Some(instead) if arguments.get(1).is_none() => sentence.push_str(instead),
            Some(_) => {}
            None => sentence.push_str(&put(sometimes, arguments).unwrap_or_default()),
        }
    }
    sentence
}

/// The template with its arguments; none where one of them is missing.
fn put(template: &str, arguments: &[String]) -> Option<String> {
    let mut parts = template.split(['{', '}']);
    let mut sentence = parts.next()?.to_owned();
    while let (Some(slot), Some(text)) = (parts.next(), parts.next()) {
        sentence.push_str(arguments.get(slot.parse::<usize>().ok()?)?);
        sentence.push_str(text);
    }
    Some(sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills_in_arguments() {
        let arguments = ["a".to_owned(), "b".to_owned()];
        assert_eq!(fill("{0}[: it breaks “{1}”].", &arguments), "a: it breaks “b”.");
        assert_eq!(fill("{0}[: it breaks “{1}”].", &arguments[..1]), "a.");
        assert_eq!(fill("“type”.", &[]), "“type”.");
    }
}
