//! One control a file. A control only draws what is entered; `events` reads it back.

mod check_list;
mod checkboxes;
mod choice;
mod clocks;
mod combobox;
mod date_time;
mod fold;
mod list;
mod options;
mod text;

pub use choice::title;

use super::Model;
use super::html::{Html, Tag};
use super::note::is_noted;
use crate::component::id;
use crate::form::{Control, Field};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// The control of a field.
pub fn control(model: &Rc<Model>, field: &Field, index: usize) -> Html {
    match field.control {
        Control::Text | Control::Number | Control::Date => text::line(model, field, index).into(),
        Control::DateTime => date_time::date_time(model, field, index).into(),
        Control::LongText => text::lines(model, field, index).into(),
        Control::Radios => choice::radios(model, field, index).into(),
        Control::Select => choice::select(model, field, index).into(),
        Control::Combobox => combobox::combobox(model, field, index).into(),
        Control::Checkbox => checkboxes::one(model, field, index).into(),
        Control::Checkboxes => checkboxes::several(model, field, index).into(),
        Control::CheckList => check_list::check_list(model, field, index).into(),
        Control::List => list::list(model, field, index),
        Control::Constant => choice::constant(model, field, index).into(),
        Control::Agreement => checkboxes::agreement(model, field, index).into(),
    }
}

pub use clocks::take_century;
#[cfg(feature = "element")]

fn control_of(model: &Model, index: usize) -> Option<Control> {
    model.form.borrow().fields.get(index).map(|field| field.control)
}

/// Gives an event of input to the control of several parts that it happened in, if there is one: whether it was taken.
pub fn entered(model: &Model, index: usize, part: &str, element: &Element, is_change: bool) -> bool {
    match control_of(model, index) {
        Some(Control::DateTime) => date_time::entered(model, index, part, element),
        // A line of text that is left has changed, but nothing is looked for.
        Some(Control::Combobox) if !is_change => combobox::typed(model, index),
        Some(Control::CheckList) if !is_change || part != "filter" => check_list::entered(model, index, part, element),
        Some(Control::Combobox | Control::CheckList) => {}
        _ => return false,
    }
    true
}

/// The same for a click.
pub fn clicked(model: &Model, index: usize, part: &str) -> bool {
    match (control_of(model, index), part.strip_prefix("chip-")) {
        (Some(Control::DateTime), None) if part.starts_with("near-") => date_time::take_near(model, index, part),
        (Some(Control::Combobox), None) if part == "0" || part.starts_with("option-") => {
            combobox::clicked(model, index, part);
        }
        (Some(Control::CheckList), Some(option)) => check_list::chip_pressed(model, index, option),
        _ => return false,
    }
    true
}

/// The same for a key.
pub fn key_down(model: &Model, index: usize, part: &str, key: &KeyboardEvent, element: &Element) -> bool {
    match control_of(model, index) {
        Some(Control::Combobox) if part == "0" => combobox::key_down(model, index, key),
        Some(Control::CheckList) => check_list::key_down(model, index, key, element),
        _ => false,
    }
}

/// The keyboard has come to a part of a control.
pub fn reached(model: &Model, event: &Event) {
    let Some(element) = target(event) else { return };
    let id = element.id();
    let Some((index, part)) = id::part_of(&id) else { return };
    match control_of(model, index) {
        Some(Control::DateTime) if part == "zone" => date_time::zones_reached(model, index),
        Some(Control::CheckList) if part.parse::<usize>().is_ok() => check_list::reached(model, index, &element),
        _ => {}
    }
}

/// A press in a list that opens leaves the keyboard where it is.
pub fn keep_focus(event: &Event) {
    if target(event).is_some_and(|element| element.closest(".popup").ok().flatten().is_some()) {
        event.prevent_default();
    }
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The keyboard has left a control.
pub fn left(model: &Model, index: usize, part: &str) {
    if control_of(model, index) == Some(Control::Combobox) && part == "0" {
        combobox::close(model, index);
    }
}

/// A list was scrolled.
pub fn scrolled(model: &Model, event: &Event) {
    let Some(list) = target(event) else { return };
    let id = list.id();
    let Some((index, "list")) = id::part_of(&id) else { return };
    match control_of(model, index) {
        Some(Control::Combobox) => combobox::scrolled(model, index, &list),
        Some(Control::CheckList) => check_list::scrolled(model, index, &list),
        _ => {}
    }
}

/// A text was pasted; whether the control takes it in its own way.
pub fn pasted(model: &Model, index: usize, part: &str, text: &str) -> bool {
    control_of(model, index) == Some(Control::DateTime) && part == "0" && date_time::pasted(model, index, text)
}

/// Whether the field is a group of controls, with a legend in place of a label.
pub fn is_group(field: &Field) -> bool {
    !field.is_typed() && !matches!(field.control, Control::Select | Control::Combobox | Control::Checkbox)
}

/// Ties a control to its field: its id, what describes it, and whether it is wrong.
fn tied(control: Tag, model: &Model, index: usize, part: &str) -> Tag {
    let control = control.attribute("id", id::of(index, part));
    let control = match model.form.borrow().fields.get(index) {
        Some(field) => described(control, field, index),
        None => control,
    };
    invalid(control, model, index)
}

/// Ties a control, or a group of them, to what describes it: the hint, the error, what there is to say of the answer.
pub fn described(control: Tag, field: &Field, index: usize) -> Tag {
    let said = if is_noted(field) { id::of(index, "said") } else { String::new() };
    let ids = [id::of(index, "hint"), id::of(index, "error"), said].join(" ");
    control.attribute("aria-describedby", ids.trim_end())
}

/// Marks a control while its field is wrong.
fn invalid(control: Tag, model: &Model, index: usize) -> Tag {
    control.flag_true("aria-invalid", model.view_of(index).error.is_some())
}
