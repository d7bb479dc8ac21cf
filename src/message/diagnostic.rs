//! What `lint` finds, as sentences for the author of a server: what is so, and what to do. They are English only, and each is
//! in the row of its code.

use crate::lint::Diagnostic;

/// What was found, in one sentence.
///
/// ```
/// use mcp_elicitation::{lint::lint, message::diagnostic};
/// let diagnostics = lint(r#"{"requestedSchema": {"type": "object", "properties": {}}}"#, None);
/// assert_eq!(diagnostic::message(&diagnostics[0]), "The request has no “message”.");
/// assert_eq!(diagnostic::help(&diagnostics[0]), "Say in “message” what is asked, and why.");
/// ```
pub fn message(diagnostic: &Diagnostic) -> String {
    fill(diagnostic.code.message(), &diagnostic.arguments)
}

/// The code and the sentence of an error: what [`message`] gives, without the texts of all that is no error.
#[cfg(feature = "component")]
pub(crate) fn of_error(diagnostic: &Diagnostic) -> (&'static str, String) {
    let (name, message) = diagnostic.code.of_error();
    (name, fill(message, &diagnostic.arguments))
}

/// What the server's author can do about it.
pub fn help(diagnostic: &Diagnostic) -> String {
    fill(diagnostic.code.help(), &diagnostic.arguments)
}

fn fill(template: &str, arguments: &[String]) -> String {
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
    use crate::lint::Code;

    #[test]
    fn every_code_has_its_sentences() {
        for code in Code::all() {
            let (message, help) = (code.message(), code.help());
            assert!(message.ends_with('.') && help.ends_with(['.', '?', ']']), "{code:?}: {message:?} {help:?}");
        }
    }

    #[test]
    fn fills_in_arguments() {
        let arguments = ["a".to_owned(), "b".to_owned()];
        assert_eq!(fill("{0}[: it breaks “{1}”].", &arguments), "a: it breaks “b”.");
        assert_eq!(fill("{0}[: it breaks “{1}”].", &arguments[..1]), "a.");
        assert_eq!(fill("“type”.", &[]), "“type”.");
    }
}
