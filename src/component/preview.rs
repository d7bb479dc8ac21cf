use super::html::{Tag, keep, live, tag};
use super::signal::{Signal, effect};
use super::{Model, focus, id};
use crate::json::Value;
use crate::message::Key;
use crate::trust::{TextKind, escaped, shown};
use leptos::prelude::{set_timeout, window};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How long after an edit it is written anew.
const WAITS_FOR: Duration = Duration::from_millis(100);

/// Notes which of the fields that the server has filled in have come into sight.
pub fn see(model: &Model) {
    let mut unseen = model.unseen.borrow_mut();
    let card = model.card.borrow();
    let (Some(card), false) = (card.as_ref(), unseen.is_empty()) else { return };
    let find = |selector: &str| card.query_selector(selector).ok().flatten();
    let window = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX);
    // The buttons stand before what is below them.
    let bottom = find("footer").map_or(window, |footer| footer.get_bounding_client_rect().y().min(window));
    // The fields stand below one another: behind the first that is below the window, none needs to be looked at.
    let mut below = false;
    unseen.retain(|index| {
        if below {
            return true;
        }
        let Some(field) = find(&["#", &id::of_field(*index)].concat()) else { return true };
        let place = field.get_bounding_client_rect();
        let middle = place.y() + place.height() / 2.0;
        below = middle > bottom;
        below || place.height() == 0.0 || middle < 0.0
    });
}

/// Unfolds it if the server has filled in what the person has not scrolled to (DESIGN 4.2); says whether it did.
pub fn unfold_for_unseen(model: &Model) -> bool {
    see(model);
    let unseen = !model.unseen.borrow().is_empty();
    if unseen {
        model.previewing.set(true);
    }
    unseen
}

/// On a press of accept: what would be sent is brought into sight, once, if some of it never was.
pub fn shows_unseen(model: &Model) -> bool {
    let unseen = unfold_for_unseen(model);
    if unseen {
        model.unseen.borrow_mut().clear();
        focus::later(model, "preview summary".to_owned());
        model.press_monitor.changed();
    }
    unseen
}

/// JSON, in lines; nothing in it hides.
pub fn json(text: String) -> Tag {
    tag("pre dir=ltr tabindex=0").child(escaped(&text))
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
        let content = model_.form.borrow().content();
        let language = model_.language();
        let omitted = (!content.omitted.is_empty()).then(|| {
            let names: Vec<String> = content.omitted.iter().map(|name| shown(name, TextKind::Name).text).collect();
            let names = language.say(Key::PreviewOmitted, &[("names", &names.join(", "))]);
            tag("p class=hint").child(names)
        });
        Some(tag("div").child(json(Value::Object(content.object).to_json_lines())).child(omitted))
    }))
}
