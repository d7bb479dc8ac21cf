use super::field::note;
use super::note::Note;
use super::{FieldView, Model, html, id};
use crate::form::{Control, Field};
use crate::json::digits;
use web_sys::Element;

/// Updates what has changed in the page since a field's view was as `before`. This is done at once, in the
/// event that changed it: a form of a thousand fields has no effect for each.
pub fn update_field(model: &Model, index: usize, before: &FieldView) {
    let (card, form) = (model.card.borrow(), model.form.borrow());
    let (Some(card), Some(field)) = (&*card, form.fields.get(index)) else { return };
    let view = model.view_of(index);
    // Looked for within the field: a card may have a thousand.
    let frame = card.query_selector(&["#", &id::of_field(index)].concat()).ok().flatten();
    let Some(frame) = frame else { return };
    let find =
        |part: &str| -> Option<Element> { frame.query_selector(&["#", &id::of(index, part)].concat()).ok().flatten() };
    if view.exact != before.exact
        && let Some(exact) = find("exact")
    {
        html::set_text(&exact, &view.exact);
    }
    if view.error != before.error
        && let Some(error) = find("error")
    {
        error.set_text_content(view.error.as_deref());
        mark(&frame, field, index, &view);
    }
    if (view.suggestion != before.suggestion || Note::new(field, &view) != Note::new(field, before))
        && let Some(old) = find("note")
    {
        old.set_text_content(None);
        html::append(&old, note(model, field, index, &view));
    }
}

/// Marks the controls of a field that are wrong.
fn mark(frame: &Element, field: &Field, index: usize, view: &FieldView) {
    let entry = view.entry.map(|entry| id::of(index, &digits(entry)));
    let mark = |control: &Element| {
        _ = match (&view.error, &entry) {
            (Some(_), Some(entry)) if control.id() != *entry => control.remove_attribute("aria-invalid"),
            (Some(_), _) => control.set_attribute("aria-invalid", "true"),
            (None, _) => control.remove_attribute("aria-invalid"),
        };
    };
    if field.control == Control::Radios {
        mark(frame);
    }
    let controls = frame.query_selector_all("input, select, textarea");
    let controls = controls.ok();
    for number in 0..controls.as_ref().map_or(0, |controls| controls.length()) {
        let control = controls.as_ref().and_then(|controls| controls.get(number));
        if let Some(control) = control.map(wasm_bindgen::JsCast::unchecked_into::<Element>) {
            mark(&control);
        }
    }
}
