//! Finds a `message` in which a value was not filled in: `undefined`, `None`, `NaN`, `[object Object]`, `${name}`,
//! `{{name}}`, `{name}`, `%s`. The user reads the placeholder in place of what is asked.
//!
//! Example: `{"message": "Delete ${file}?", "requestedSchema": {"type": "object", "properties": {}}}`
//!
//! Use instead: `{"message": "Delete notes.txt?", "requestedSchema": {"type": "object", "properties": {}}}`

use crate::json::find;
use crate::lint::prelude::*;
use crate::trust::is_letter;

pub(super) const RULE: Rule = warning!(
    "unfilled-placeholder",
    "“message” holds “{0}”, which looks like a value that was not filled in.",
    "Fill it in before the request is sent.",
    &[RuleCheck::Request(|site, findings| {
        if let Some(found) = site.get("message").and_then(Node::as_str).and_then(placeholder) {
            site.report(findings, "message", &[found]);
        }
    })],
);

fn placeholder(text: &str) -> Option<&str> {
    let object = find(text, "[object ").and_then(|at| text.get(at..));
    let object = object.and_then(|from| from.get(..=from.bytes().position(|byte| byte == b']')?));
    object.or_else(|| braced(text)).or_else(|| word(text))
}

/// Returns a name in braces.
fn braced(text: &str) -> Option<&str> {
    text.match_indices('{').find_map(|(at, _)| {
        let (before, rest) = text.split_at_checked(at)?;
        let rest = rest.trim_start_matches('{');
        let (name, after) = rest.split_once('}')?;
        let is_marked = before.ends_with(['$', '#']) || after.starts_with('}');
        let is_word = |letter: char| is_letter(letter) || letter.is_ascii_digit();
        let is_name = |letter: char| is_word(letter) || matches!(letter, '_' | '.');
        let is_expression = |letter: char| is_name(letter) || matches!(letter, ' ' | '-' | '(' | ')' | '[' | ']' | '|' | '?');
        // A digit in braces after a letter repeats it in a regular expression.
        let repeats = before.ends_with(|letter: char| is_word(letter) || matches!(letter, ')' | ']' | '\\'));
        let is_placeholder =
            if is_marked { name.chars().all(is_expression) } else { name.chars().all(is_name) && !repeats };
        let after = if is_marked { after.trim_start_matches('}') } else { after };
        let end = text.len().checked_sub(after.len())?;
        text.get(at..end).filter(|_| is_placeholder && !name.trim().is_empty() && name.len() <= LONGEST)
    })
}

const LONGEST: usize = 60;

/// Returns a word that JavaScript, Python or `printf` writes in place of a value.
fn word(text: &str) -> Option<&str> {
    let mut words = text.split_whitespace().peekable();
    let mut starts = true;
    while let Some(whole) = words.next() {
        let word = whole.trim_matches(|letter: char| letter.is_ascii_punctuation() && letter != '%');
        // At the start of a sentence, and before “of”, “None” is English.
        let is_english = starts || words.peek() == Some(&"of");
        if matches!(word, "undefined" | "NaN" | "%s" | "%d") || word == "None" && !is_english {
            return Some(word);
        }
        starts = whole.ends_with(['.', '!', '?', ':']);
    }
    None
}
