use super::ControlElements;
use crate::component::host::html::{Tag, tag};
use crate::component::host::id;
use crate::component::server_text::server_text;
use crate::form::{Field, Input};
use crate::question::Question;
use crate::trust::TextKind;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// One checkbox, for a boolean with a default. The field's label is next to it.
pub fn checkbox(field: &Field, index: usize) -> ControlElements {
    let input = input(field, index);
    if let Some(input) = input.0.dyn_ref::<HtmlInputElement>().filter(|_| field.is_unanswered()) {
        input.set_indeterminate(true);
    }
    ControlElements::one(input)
}

/// One checkbox with a fixed text that reads like consent. Only the user checks it.
pub fn agreement(question: &Question, field: &Field, index: usize) -> ControlElements {
    let input = input(field, index).maybe("aria-required", field.property.required.then_some("true"));
    let value = field.options.first().map_or_else(String::new, |option| question.title(field, option));
    let control = input.0.clone();
    let label = tag("label").child(input).child(server_text(question, &value, TextKind::WholeMessage));
    ControlElements::around(tag("div class=choices").child(label), control)
}

fn input(field: &Field, index: usize) -> Tag {
    let is_checked = field.input == Input::Choice(Some(0));
    tag("input type=checkbox part=control").attribute("id", id::of(index, "0")).flag("checked", is_checked)
}
