//! The form derives the label from the property's name, which does not read as one.
//!
//! Example: `{"cfg_x2": {"type": "string"}}`
//!
//! Use instead: `{"cfg_x2": {"type": "string", "title": "Configuration"}}`

use super::unknown_keyword::is_misspelt;
use crate::form::words;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = note!(
    "missing-title",
    "Without a title, the label is made of the name “{0}”.",
    "Add a “title” for people.",
    &[RuleCheck::Property(|site, findings| {
        let name = site.property.name.as_str();
        if site.property.title.is_none() && !reads_as_words(name) && !is_misspelt(site, "title") {
            site.report(findings, "", &[name]);
            if let Some(title) = words(name) {
                edit::add_member(findings, site.node, "title", &Text::from(title).to_json());
            }
        }
    })],
)
.keeps_answers();

/// Returns true if a name consists of words: letters and separators, with a vowel if it is ASCII.
fn reads_as_words(name: &str) -> bool {
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
    let is_vowel = |byte: u8| !byte.is_ascii() || b"aeiouy".contains(&byte.to_ascii_lowercase());
    name.bytes().all(|byte| is_letter(&byte) || b"_- .".contains(&byte))
        && name.bytes().any(is_vowel)
        && name.bytes().filter(is_letter).count() >= 3
}
