//! The line above many options that filters them.

use super::option::value_text;
use super::text::unfilled;
use super::{At, show};
use crate::component::host::html::{Tag, tag};
use crate::component::host::id;
use crate::json::{find, replaced};
use crate::message::Key;
use crate::question::Question;
use js_sys::{JsString, RegExp};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

/// Letters that NFKD does not decompose, with the ASCII that people type for them.
const WHOLE: [(&str, &str); 10] = [
    ("ł", "l"),
    ("ø", "o"),
    ("đ", "d"),
    ("ı", "i"),
    ("ß", "ss"),
    ("æ", "ae"),
    ("œ", "oe"),
    ("ð", "d"),
    ("þ", "th"),
    ("ħ", "h"),
];

pub const PART: &str = "filter";

/// Handles input in the line.
pub fn filter(at: &At<'_>) {
    let Some(line) = at.element.dyn_ref::<HtmlInputElement>() else { return };
    let Some(status) = line.next_element_sibling() else { return };
    let Some(list) = status.next_element_sibling() else { return };
    let typed = line.value();
    let matches = matches(at, typed.trim());
    show(at, &list, Some(matches.as_slice()).filter(|_| !typed.trim().is_empty()));
    let count = match matches.iter().filter(|is_match| **is_match).count() {
        _ if typed.trim().is_empty() => String::new(),
        0 => at.question.say(Key::NoMatches),
        count => at.question.language.count(Key::Matches, count, &[]),
    };
    status.set_text_content(Some(&count));
}

pub fn above(question: &Question, index: usize, list: Tag) -> Tag {
    let label = question.say(Key::Filter);
    let line = tag(unfilled!("input type=search part=filter"))
        .attribute("id", id::of(index, PART))
        .attribute("aria-label", &label)
        .attribute("placeholder", label);
    tag("div class=filtered").child(line).child(tag("p role=status class=note")).child(list)
}

/// Handles a key in the line: Escape empties it first, and Enter does nothing.
pub fn key(at: &At<'_>, key: &KeyboardEvent) -> bool {
    let Some(line) = at.element.dyn_ref::<HtmlInputElement>().filter(|_| at.part == PART) else { return false };
    match key.key().as_str() {
        "Escape" if !line.value().is_empty() => {
            line.set_value("");
            filter(at);
            true
        }
        "Enter" => !key.ctrl_key() && !key.meta_key(),
        _ => false,
    }
}

/// Returns for each option whether its title or its value contains the typed text. All are folded in one call.
fn matches(at: &At<'_>, typed: &str) -> Vec<bool> {
    let mut lines = String::new();
    for option in &at.field.options {
        for text in [at.question.title(at.field, option), value_text(at.question, option)] {
            lines.push_str(&replaced(&text, "\n", " "));
            lines.push('\t');
        }
        lines.push('\n');
    }
    let (lines, query) = (fold(&lines), fold(typed));
    lines.lines().map(|line| find(line, &query).is_some()).collect()
}

/// Returns a text without capitals and accents. It uses the browser's tables, because its own would be larger than the
/// rest of this module.
fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let marks = RegExp::new("\\p{M}", "gu");
    let bare: String = JsString::from(text).normalize("NFKD").replace_by_pattern(&marks, "").to_lower_case().into();
    WHOLE.iter().fold(bare, |bare, (letter, plain)| replaced(&bare, letter, plain))
}
