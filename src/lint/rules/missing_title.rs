//! Finds a property without a title whose name is not readable as one.
//!
//! The form then derives the field's label from the name.
//!
//! Example: `{"cfg_x2": {"type": "string"}}`
//!
//! Use instead: `{"cfg_x2": {"type": "string", "title": "Configuration"}}`

use super::unknown_keyword::is_misspelt;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::note(
    "missing-title",
    "Without a title, the label is made of the name “{0}”.",
    "Add a “title” for people.",
    &[RuleCheck::Property(|site, findings| {
        let name = site.property.name.as_str();
        if site.property.title.is_none() && !reads_as_words(name) && !is_misspelt(site, "title") {
            site.report(findings, Code::MISSING_TITLE, "", &[name]);
            let title = as_words(name);
            if !title.is_empty() {
                edit::add_member(findings, site.node, "title", &Text::from(title).to_json());
            }
        }
    })],
)
.keeps_answers();

/// Turns a name into a title: `shipToHTTPHost_2` becomes “Ship to HTTP host 2”.
fn as_words(name: &str) -> String {
    let mut words = String::new();
    let mut letters = name.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied().unwrap_or(' ');
        let begins = letter.is_ascii_uppercase()
            && (before.is_ascii_lowercase() || before.is_ascii_uppercase() && next.is_ascii_lowercase());
        let separates = matches!(letter, '_' | '-' | '.' | ' ');
        if (begins || separates) && !words.is_empty() && !words.ends_with(' ') {
            words.push(' ');
        }
        if words.is_empty() && !separates {
            words.push(letter.to_ascii_uppercase());
        } else if begins && next.is_ascii_lowercase() {
            words.push(letter.to_ascii_lowercase());
        } else if !separates {
            words.push(letter);
        }
        before = letter;
    }
    words.trim_end().to_owned()
}

/// Returns true if a name consists of words: letters and separators, with a vowel if it is ASCII.
fn reads_as_words(name: &str) -> bool {
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
    let is_vowel = |byte: u8| !byte.is_ascii() || b"aeiouy".contains(&byte.to_ascii_lowercase());
    name.bytes().all(|byte| is_letter(&byte) || b"_- .".contains(&byte))
        && name.bytes().any(is_vowel)
        && name.bytes().filter(is_letter).count() >= 3
}
