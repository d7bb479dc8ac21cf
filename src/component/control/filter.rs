//! The search line above many check boxes.

use super::text::unfilled;
use super::{At, text_of};
use crate::component::host::html::{Tag, all_in, find_in, set_flag, tag};
use crate::component::host::id;
use crate::json::find;
use crate::message::Key;
use crate::question::Question;
use crate::trust::base;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

pub const PART: &str = "filter";

/// Shows the options that contain the typed text, and those that are chosen.
pub fn filter(at: &At<'_>) {
    let Ok(Some(frame)) = at.element.closest(".filtered") else { return };
    let typed = fold(text_of(at.element).unwrap_or_default().trim());
    let mut found = 0_usize;
    for label in all_in(&frame, "label") {
        let is_found = find(&fold(&label.text_content().unwrap_or_default()), &typed).is_some();
        found = found.saturating_add(usize::from(is_found));
        set_flag(&label, "hidden", !is_found && find_in(&label, ":checked").is_none());
    }
    let count = match found {
        _ if typed.is_empty() => String::new(),
        0 => at.question.say(Key::NoMatches),
        count => at.question.language.count(Key::Matches, count, &[]),
    };
    if let Some(status) = find_in(&frame, "[role=status]") {
        status.set_text_content(Some(&count));
    }
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
    match key.key().as_str() {
        _ if at.part != PART => false,
        "Escape" if text_of(at.element).is_some_and(|text| !text.is_empty()) => {
            at.element.unchecked_ref::<HtmlInputElement>().set_value("");
            filter(at);
            true
        }
        "Enter" => !key.ctrl_key() && !key.meta_key(),
        _ => false,
    }
}

fn fold(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '\u{300}'..='\u{36F}')).map(base).collect()
}
