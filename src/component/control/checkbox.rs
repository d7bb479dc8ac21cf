use super::ControlElements;
use crate::component::host::html::tag;
use crate::component::host::id;
use crate::form::{Field, Input};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// One checkbox, for a boolean with a default. The field's label is next to it.
pub fn checkbox(field: &Field, index: usize) -> ControlElements {
    let is_checked = field.input == Input::Choice(Some(0));
    let input = tag("input type=checkbox part=control").attribute("id", id::of(index, "0")).flag("checked", is_checked);
    input.0.unchecked_ref::<HtmlInputElement>().set_indeterminate(field.is_unanswered());
    ControlElements::one(input)
}
