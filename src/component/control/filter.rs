//! The line above many options that filters them.

use super::fold::fold;
use super::option::value_text;
use super::text::unfilled;
use super::{At, FieldControl};
use crate::component::host::html::{Tag, tag};
use crate::component::host::id;
use crate::form::Field;
use crate::json::{find, replaced};
use crate::message::Key;
use crate::question::Question;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

pub const PART: &str = "filter";

/// Handles input in the line.
pub fn filter(control: &dyn FieldControl, at: &At<'_>) {
    let status = at.element.next_element_sibling();
    let list = status.as_ref().and_then(Element::next_element_sibling);
    let (Some(line), Some(status), Some(list)) = (at.element.dyn_ref::<HtmlInputElement>(), status, list) else {
        return;
    };
    let Some(field) = at.question.form.fields.get(at.index) else { return };
    let typed = line.value();
    let matches = matches(at.question, field, typed.trim());
    control.show(at.question, field, &list, Some(matches.as_slice()).filter(|_| !typed.trim().is_empty()));
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
pub fn key(control: &dyn FieldControl, at: &At<'_>, key: &KeyboardEvent) -> bool {
    let Some(line) = at.element.dyn_ref::<HtmlInputElement>().filter(|_| at.part == PART) else { return false };
    match key.key().as_str() {
        "Escape" if !line.value().is_empty() => {
            line.set_value("");
            filter(control, at);
            true
        }
        "Enter" => !key.ctrl_key() && !key.meta_key(),
        _ => false,
    }
}

/// Returns for each option whether its title or its value contains the typed text. All are folded in one call.
fn matches(question: &Question, field: &Field, typed: &str) -> Vec<bool> {
    let mut lines = String::new();
    for option in &field.options {
        for text in [question.title(field, option), value_text(question, option)] {
            lines.push_str(&replaced(&text, "\n", " "));
            lines.push('\t');
        }
        lines.push('\n');
    }
    let (lines, query) = (fold(&lines), fold(typed));
    lines.lines().map(|line| find(line, &query).is_some()).collect()
}
