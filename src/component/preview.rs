use super::Model;
use super::html::{Tag, keep, live, tag};
use super::signal::effect;
use crate::json::Value;
use crate::message::Key;
use leptos::prelude::window;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Unfolds it if the server has filled in what the person has not scrolled to yet (DESIGN 4.2).
pub fn unfold_for_unseen(model: &Model) {
    let unseen = {
        let (card, form) = (model.card.borrow(), model.form.borrow());
        let bottom = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX);
        let is_below = |index: usize| {
            let field = card.as_ref().and_then(|card| card.query_selector(&format!("#f{index}")).ok().flatten());
            field.is_some_and(|field| field.get_bounding_client_rect().bottom() > bottom)
        };
        let mut fields = form.fields.iter().enumerate();
        fields.any(|(index, field)| field.preset && is_below(index))
    };
    if unseen {
        model.previewing.set(true);
    }
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
    details.child(tag("summary").child(model.say(Key::Preview))).child(live(move || {
        if !previewing.get() {
            return None;
        }
        edited.get();
        let content = model_.form.borrow().content(model_.host.patterns());
        let language = model_.language();
        let omitted = (!content.omitted.is_empty()).then(|| {
            let names = language.say(Key::PreviewOmitted, &[("names", &content.omitted.join(", "))]);
            tag("p class=hint").child(names)
        });
        let code = tag("pre dir=ltr tabindex=0").child(Value::Object(content.object).to_json_lines());
        Some(tag("div").child(code).child(omitted))
    }))
}
