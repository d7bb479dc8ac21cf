use super::Model;
use super::html::{Tag, keep, live, tag};
use super::signal::{Signal, effect};
use crate::json::Value;
use crate::message::Key;
use crate::trust::{escaped, in_quotation_marks};
use leptos::prelude::set_timeout;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How long after an edit it is written anew.
const WAITS_FOR: Duration = Duration::from_millis(100);

/// JSON, in lines; nothing in it hides.
pub fn json(text: String) -> Tag {
    tag("pre dir=ltr tabindex=0").child(escaped(&text))
}

/// How many names of what is left out are said.
const NAMES: usize = 10;

/// What is left out: names in a sentence of ours, each quoted, since the server has chosen them.
pub fn left_out(model: &Model, names: &[String]) -> Option<Tag> {
    let mut quoted: Vec<String> = names.iter().take(NAMES).map(|name| in_quotation_marks(name)).collect();
    if names.len() > NAMES {
        quoted.push("…".to_owned());
    }
    let names = quoted.join(&model.say(Key::ListSeparator));
    (!names.is_empty())
        .then(|| tag("p class=hint").child(model.language().say(Key::PreviewOmitted, &[("names", &names)])))
}

/// The exact JSON that would be sent, and what is left out. It is worked out only while it is unfolded.
pub fn preview(model: &Rc<Model>) -> Tag {
    let (model_, edited, previewing) = (Rc::clone(model), model.edited.clone(), model.previewing.clone());
    let (open, unfolded) = (model.previewing.clone(), model.previewing.clone());
    let details = tag("details id=preview part=preview").on("toggle", move |event| {
        let details = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        unfolded.set(details.is_some_and(|details| details.has_attribute("open")));
    });
    let element = details.element().clone();
    keep(effect(Box::new(move || {
        _ = element.toggle_attribute_with_force("open", open.get());
    })));
    let (written, waiting) = (Signal::<u32>::default(), Rc::new(Cell::new(false)));
    let (rewritten, asked, watched) = (written.clone(), model.previewing.clone(), Rc::clone(model));
    let (seen, unfolded_before) = (Rc::new(Cell::new(0)), Cell::new(false));
    // While somebody types it waits, so that no key has to lay it out. Folded, or waiting, it does not hear of keys.
    keep(effect(Box::new(move || {
        if !asked.get() {
            return unfolded_before.set(false);
        }
        rewritten.track();
        if waiting.get() {
            return;
        }
        let count = edited.get();
        if !unfolded_before.replace(true) {
            seen.set(count);
        }
        if seen.get() == count {
            return;
        }
        waiting.set(true);
        let (waiting, seen, rewritten) = (Rc::clone(&waiting), Rc::clone(&seen), rewritten.clone());
        let model = Rc::clone(&watched);
        let write = move || {
            waiting.set(false);
            seen.set(model.edited.get_untracked());
            // It may move the buttons, and that is still the doing of whoever typed.
            model.press_monitor.entered(&model);
            rewritten.update(|count| *count = count.wrapping_add(1));
        };
        set_timeout(write, WAITS_FOR);
    })));
    details.child(tag("summary").child(model.say(Key::Preview))).child(live(move || {
        if !previewing.get() {
            return None;
        }
        written.get();
        let form = model_.form.borrow();
        model_.unseen.preview_drawn(&form);
        let content = form.content();
        let omitted = left_out(&model_, &content.omitted);
        Some(tag("div").child(json(Value::Object(content.object).to_json_lines())).child(omitted))
    }))
}
