//! What `lint` finds, as sentences for the author of a server: what is so, and what to do. They are English only.
//!
//! `{0}` stands for a figure of the diagnostic; a part in brackets is left out where the figure in it is missing.

use crate::lint::{Code, Diagnostic};

/// What was found, in one sentence.
///
/// ```
/// use mcp_elicitation::{lint::lint, message::diagnostic};
/// let diagnostics = lint(r#"{"requestedSchema": {"type": "object", "properties": {}}}"#, None);
/// assert_eq!(diagnostic::message(&diagnostics[0]), "The request has no “message”.");
/// assert_eq!(diagnostic::help(&diagnostics[0]), "Say in “message” what is asked, and why.");
/// ```
pub fn message(diagnostic: &Diagnostic) -> String {
    fill(sentences(diagnostic.code).0, &diagnostic.figures)
}

/// What the server's author can do about it.
pub fn help(diagnostic: &Diagnostic) -> String {
    fill(sentences(diagnostic.code).1, &diagnostic.figures)
}

/// What makes a request one that cannot be answered, in one sentence: [`message`] for the diagnostics of severity error
/// alone, for those who have no others.
pub fn error(diagnostic: &Diagnostic) -> String {
    fill(find(ERRORS, diagnostic.code).0, &diagnostic.figures)
}

type Sentences = (&'static str, &'static str);

fn sentences(code: Code) -> Sentences {
    match find(ERRORS, code) {
        ("", _) => find(FINDINGS, code),
        sentences => sentences,
    }
}

fn find(table: &[(&str, &'static str, &'static str)], code: Code) -> Sentences {
    table.iter().find(|(name, ..)| *name == code.as_str()).map_or(("", ""), |(_, message, help)| (message, help))
}

fn fill(template: &str, figures: &[String]) -> String {
    let mut sentence = String::new();
    for part in template.split_inclusive(']') {
        let (always, sometimes) = part.split_once('[').unwrap_or((part, ""));
        sentence.push_str(&put(always, figures).unwrap_or_default());
        sentence.push_str(&put(sometimes.trim_end_matches(']'), figures).unwrap_or_default());
    }
    sentence
}

/// The template with its figures; none where one of them is missing.
fn put(template: &str, figures: &[String]) -> Option<String> {
    let mut parts = template.split(['{', '}']);
    let mut sentence = parts.next()?.to_owned();
    while let (Some(slot), Some(text)) = (parts.next(), parts.next()) {
        sentence.push_str(figures.get(slot.parse::<usize>().ok()?)?);
        sentence.push_str(text);
    }
    Some(sentence)
}

#[rustfmt::skip]
const ERRORS: &[(&str, &str, &str)] = &[
    ("invalid-json", "This is not JSON.", "Put it right where the error is marked."),
    ("too-deep", "The JSON is nested too deep to be read.", "Send a flat schema."),
    ("over-limit", "There are {0} {1}; {2} are the most that is shown.", "Ask for less, or in several requests."),
    ("not-an-elicitation", "This is not an elicitation.", "The method of an elicitation is “elicitation/create”."),
    ("params-not-an-object", "The request has no parameters.", "Put “message” and “requestedSchema” into an object “params”."),
    ("missing-message", "The request has no “message”.", "Say in “message” what is asked, and why."),
    ("message-not-a-string", "“message” is not a string.", "Say in “message” what is asked, and why."),
    ("unknown-mode", "The mode {0} is not known here.", "Use “form” or “url”.[ Did you mean “{1}”?]"),
    ("missing-url", "A request in URL mode needs a “url”.", "Give the address to open."),
    ("url-not-a-string", "“url” is not a string.", "Give the address to open."),
    ("not-an-object-schema", "The schema is not that of an object.", "Use “type”: “object”, with a property for each value."),
    ("properties-not-an-object", "“properties” is not an object.", "Give each property its schema, under its name."),
    ("required-not-an-array", "“required” is not an array of strings.", "List the names of the required properties."),
    ("required-without-property", "“{0}” is required, but there is no such property.", "Declare it in “properties”, or do not require it.[ Did you mean “{1}”?]"),
    ("required-unanswerable", "“{0}” is required, but cannot be answered ({1}).", "Make it a string, number, boolean or choice, or do not require it."),
    ("lone-surrogate", "A name or value holds half a surrogate pair, which cannot be sent unchanged.", "Use whole characters."),
    ("outside-dialect", "“{0}” cannot be decided here[ {1}], so no answer can be checked against it.", "Use the keywords of MCP's schemas."),
];

#[rustfmt::skip]
const FINDINGS: &[(&str, &str, &str)] = &[
    ("not-a-schema", "This is no schema, so the property is left out.", "Use an object with a “type”."),
    ("unknown-type", "There is no type {0}, so the property is left out.", "Use “string”, “number”, “integer”, “boolean” or “array”.[ Did you mean “{1}”?][ Give it the format “{2}”.]"),
    ("unsupported-keyword", "A form cannot show what this schema says, so the property is left out.", "Use a string, number, boolean or choice."),
    ("unresolved-reference", "The reference {0} leads nowhere within this document, so the property is left out.", "Write the schema in its place."),
    ("no-possible-value", "No answer is possible, so the property is left out.", "Drop the property, or allow a value."),
    ("empty-options", "There is nothing to choose: no option, or none that its type and bounds allow. The property is left out.", "Give at least one option that the property accepts."),
    ("minimum-above-maximum", "The lower bound is above the upper one, so the property is left out.", "Swap the bounds."),
    ("min-length-above-max-length", "“minLength” is above “maxLength”, so the property is left out.", "Swap the lengths."),
    ("min-items-above-max-items", "“minItems” is above “maxItems”, so the property is left out.", "Swap the counts."),
    ("min-items-above-options", "“minItems” is above the number of options, so the property is left out.", "Ask for fewer, or give more options."),
    ("array-of-objects", "An array of objects cannot be shown, so the property is left out.", "Ask for one object's values at a time."),
    ("nested-array", "An array of arrays cannot be shown, so the property is left out.", "Use an array of options."),
    ("array-of-booleans", "An array of booleans cannot be shown, so the property is left out.", "Use a boolean for each, or an array of options."),
    ("deeply-nested-object", "An object within an object cannot be shown, so the property is left out.", "Use flat properties."),
    ("object-without-properties", "The object does not say what is in it, so it is left out.", "Use flat properties."),
    ("required-inside-unanswerable", "The object requires what cannot be answered, so it is left out.", "Make it a string, number, boolean or choice, or do not require it."),
    ("missing-requested-schema", "There is no “requestedSchema”, so this asks for a confirmation alone.", "Add the schema of an object without properties; some clients need it."),
    ("misspelt-parameter", "MCP has no parameter “{0}”, so it is ignored.", "Did you mean “{1}”?"),
    ("blank-message", "The message shows nothing.", "Say in “message” what is asked, and why."),
    ("invalid-url", "“url” is no address that could be opened.", "Give the whole address, with “https://” and a host."),
    ("blocked-scheme", "This is no address of the web, so it is never opened.", "Use “https:”."),
    ("userinfo", "A user name or password stands before the host, so the address is never opened.", "Take it out."),
    ("insecure", "“http:” to another machine is opened only where the host allows it.", "Use “https:”."),
    ("missing-elicitation-id", "Revision 2025-11-25 requires “elicitationId” in URL mode.", "Add an “elicitationId” that is unique."),
    ("elicitation-id-not-a-string", "“elicitationId” is not a string.", "Use a string."),
    ("duplicate-name", "“{0}” stands here again further on, and only that counts.", "Take one of the two out."),
    ("newer-than-revision", "“{0}” came with {1}; a client of {2} may not know it.", "Do without it, or ask for the newer revision."),
    ("unknown-keyword", "“{0}” is not a keyword, so it is ignored.", "Take it out, or say it in a “description”.[ Did you mean “{1}”?][ In “{2}”, each option is an object with a “const” and a “title”.]"),
    ("invalid-keyword-value", "“{0}” cannot be {1}, so it is ignored.", "Give it a value of its kind, or take it out.[ Write the bound itself: “{0}”: {2}, in place of “{3}”.]"),
    ("keyword-of-another-type", "“{0}” speaks of values of another type, so it has no effect.", "Take it out, or change “type”."),
    ("keyword-outside-standard", "“{0}” is heeded, but MCP does not have it here, and other clients may ignore it or refuse the request.", "Do without it[, or say it in the “{1}” as well]."),
    ("ignored-keyword", "The form knows nothing of “{0}”.", "Say what it asks for in the description."),
    ("unknown-format", "MCP has no format “{0}”.", "Use “email”, “uri”, “date” or “date-time”, or none.[ Did you mean “{1}”?]"),
    ("pattern-invalid", "The pattern is not a regular expression of ECMA-262 with the flag u, so it is ignored.", "Put it right, or take it out."),
    ("unsafe-number", "JavaScript cannot hold {0} exactly.", "Keep integers within ±9007199254740991 and others to 15 digits, or ask for a string."),
    ("missing-type", "The property has no “type”.", "Say which it is."),
    ("root-type", "MCP's schemas have “type”: “object”, and nothing else there.", "Use “type”: “object”; some clients need it."),
    ("required-in-property", "Here, “required” has no effect: it is a list of names beside “properties”.", "Put the property's name into its parent's “required”, or leave it out if it is optional."),
    ("nullable", "An answer never holds null: what is not answered is left out.", "Take null out; leave the property out of “required” if it is optional."),
    ("union", "“{0}” allows several kinds of value, which MCP does not have; the form asks for one, that of the default if there is one, and takes numbers and texts in one field.", "Settle on one type."),
    ("fixed-value", "There is only one value[, and the form sends it: {0}].", "Drop the property, or ask for a boolean."),
    ("nested-object", "MCP's schemas are flat; this object is shown as a group, and other clients may refuse it.", "Use flat properties."),
    ("array-without-options", "MCP's arrays are choices of options; this one is shown as a list, and other clients may refuse it.", "Give “items” an “enum”, or ask for a string."),
    ("duplicate-required", "“{0}” is required twice.", "Once is enough."),
    ("default-invalid", "The property does not accept its default {0}[: it breaks “{1}”].", "Use a default that it accepts, or none."),
    ("any-of-options", "For a single choice, MCP has the options in “oneOf”.", "Use “oneOf”, with a “const” and a “title” for each option."),
    ("lost-options", "These options are lost: “{0}” does not hold them as JSON Schema has them.", "Write each as an object in “{1}”, with its value as “const” and its text as “title”."),
    ("enum-of-non-strings", "MCP's options are strings; other clients may not offer these.", "Use strings."),
    ("enum-names-length", "“enumNames” and “enum” differ in length: {0} and {1}. So the options are shown by their values.", "Use “{2}” with a “const” and a “title” for each option."),
    ("option-without-const", "The option has no “const”, so it is not offered.", "Add the value to send as “const”."),
    ("option-of-another-type", "The option {0} is not of the property's type, so it is not offered.", "Use a value of the type."),
    ("option-refused", "Nobody can answer with the option {0}: it breaks “{1}”.", "Take one of the two out."),
    ("untitled-option", "The option {0} has no title, so its value is shown.", "Give it a “title”."),
    ("duplicate-options", "The option {0} is there twice.", "Once is enough."),
    ("equal-titles", "The title “{0}” cannot be told from that of “{1}”.", "Use different titles."),
    ("lone-surrogate-in-text", "The text holds half a surrogate pair.", "Use whole characters."),
    ("hidden-characters", "The text holds characters that cannot be seen or that change how it reads; they are shown by their names.", "Take them out."),
    ("mixed-scripts", "Letters of another script pose as Latin ones.", "Use letters of one script in a word."),
    ("link-in-form-text", "The text holds the address {0}, which a form never makes a link.", "Use URL mode to have a page opened."),
    ("confusable-options", "The options {0} and {1} look alike[: both are called “{2}”].", "Use options that can be told apart."),
    ("secret-solicitation", "This asks for a secret, which MCP forbids in form mode.", "Use URL mode for what is secret."),
    ("consent-default", "Consent is given, not taken: the field starts unset.", "Drop the default."),
    ("removed-parameter", "2026-07-28 has no “{0}” any more.", "Take it out."),
    ("unknown-parameter", "MCP has no parameter “{0}” in this mode, so it is ignored.", "Take it out."),
    ("no-properties", "There are no properties, so this asks for a confirmation alone.", "Add properties if more is wanted."),
    ("root-title", "The schema's title “{0}” is not shown.", "Say what is asked in “message”."),
    ("additional-properties", "An answer never holds properties that are not declared, whatever “{0}” says.", "Take it out."),
    ("inert-keyword", "“{0}” has no effect here.", "Take it out."),
    ("safe-integer-bounds", "This bound holds for every answer anyway, and is not shown.", "Take it out."),
    ("default-null", "A default of null is none.", "Take it out."),
    ("empty-default", "Until someone touches the field, an empty text is sent.", "Drop the default if the property may be left out."),
    ("required-with-default", "The field starts with the default, and cannot be left empty.", "Do not require it, if no value will do as well."),
    ("items-without-type", "“items” has no “type”.", "Add “type”: “string”; some clients need it."),
    ("empty-option", "The empty string is an option, which is not the same as no answer.", "Use a word for it."),
    ("enum-names-deprecated", "“enumNames” is a legacy from 2025-11-25 on.", "Use “{0}” with a “const” and a “title” for each option."),
    ("missing-title", "Without a title, the label is made of the name “{0}”.", "Add a “title” for people."),
    ("missing-description", "There is no description.", "Say what is asked for, and why."),
    ("blank-text", "“{0}” shows nothing, so it counts as absent.", "Fill it, or take it out."),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_its_sentences() {
        for code in Code::all() {
            let (message, help) = sentences(code);
            assert!(message.ends_with('.') && help.ends_with(['.', '?', ']']), "{code:?}: {message:?} {help:?}");
        }
        assert_eq!(Code::all().count(), ERRORS.len() + FINDINGS.len(), "no sentence is left over");
    }

    #[test]
    fn fills_in_figures() {
        let figures = ["a".to_owned(), "b".to_owned()];
        assert_eq!(fill("{0}[: it breaks “{1}”].", &figures), "a: it breaks “b”.");
        assert_eq!(fill("{0}[: it breaks “{1}”].", &figures[..1]), "a.");
        assert_eq!(fill("“type”.", &[]), "“type”.");
    }
}
