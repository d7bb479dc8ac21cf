//! The faults of unanswerable requests as sentences for the author of the server, in English only.

use crate::json::Fault;

/// Describes a fault in one sentence.
///
/// ```
/// use mcp_elicitation::{form::unanswerable, message::fault, protocol::Mode, schema::Limits};
/// let faults = unanswerable(r#"{"requestedSchema": {"type": "object"}}"#, &Limits::DEFAULT, &Mode::ALL);
/// assert_eq!(fault::message(&faults[0]), "The request has no “message”.");
/// ```
pub fn message(fault: &Fault) -> String {
    fill(template(fault.code).unwrap_or_default(), &fault.arguments)
}

/// Returns the template of a code; `None` if the code is not that of a fault.
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

/// Fills a template: `{0}` stands for an argument; a part in brackets is omitted if its argument is missing, and a part
/// that begins with `!1` if argument 1 is present.
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

/// Fills the template; `None` if one of its arguments is missing.
fn put(template: &str, arguments: &[String]) -> Option<String> {
    let mut parts = template.split(&['{', '}'][..]);
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
