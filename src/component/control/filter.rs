//! The search line above many check boxes.

use super::text::unfilled;
use super::{At, is_checked};
use crate::component::host::html::{Tag, tag};
use crate::component::host::id;
use crate::json::find;
use crate::message::Key;
use crate::question::Question;
use js_sys::{JsString, RegExp};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

pub const PART: &str = "filter";

/// Shows the options that contain the typed text, and those that are chosen.
pub fn filter(at: &At<'_>) {
    let Some(line) = at.element.dyn_ref::<HtmlInputElement>() else { return };
    let Some(status) = line.next_element_sibling() else { return };
    let Some(list) = status.next_element_sibling() else { return };
    let typed = fold(line.value().trim());
    let mut found = 0_usize;
    let labels = list.children();
    for label in (0..labels.length()).filter_map(|number| labels.item(number)) {
        let is_found = find(&fold(&label.text_content().unwrap_or_default()), &typed).is_some();
        let is_chosen = label.first_element_child().is_some_and(|input| is_checked(&input));
        found = found.saturating_add(usize::from(is_found));
        _ = label.toggle_attribute_with_force("hidden", !is_found && !is_chosen);
    }
    let count = match found {
        _ if typed.is_empty() => String::new(),
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

/// Returns a text without capitals and accents, by the browser's tables.
fn fold(text: &str) -> String {
    let marks = RegExp::new("\\p{M}", "gu");
    JsString::from(text).normalize("NFKD").replace_by_pattern(&marks, "").to_lower_case().into()
}
