use super::{
    choice::{labelled, title, titled},
    invalid, tied,
};
use crate::component::Model;
use crate::component::html::{Html, Tag, tag};
use crate::component::id;
use crate::component::server_text::server_text;
use crate::form::{Field, Input};
use crate::json::digits;
use crate::trust::TextKind;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// One checkbox, for a boolean with a default. The field's label is beside it.
pub fn one(model: &Model, field: &Field, index: usize) -> Tag {
    let on = field.input == Input::Choice(Some(0));
    let input = tag("input type=checkbox part=control").flag("checked", on);
    if let Some(input) = input.element().dyn_ref::<HtmlInputElement>() {
        input.set_indeterminate(field.is_unanswered());
    }
    tied(input, model, index, "0")
}

/// One checkbox labelled with a text that is fixed and reads like consent. Only the person sets it.
pub fn agreement(model: &Model, field: &Field, index: usize) -> Tag {
    let input = tag("input type=checkbox part=control").flag("checked", field.input == Input::Choice(Some(0)));
    let input = tied(input.flag_true("aria-required", field.property.required), model, index, "0");
    let value = field.options.first().map_or_else(String::new, |option| title(model, field, option));
    let text = server_text(model, &value, TextKind::WholeMessage);
    tag("div class=choices").child(tag("label").child(input).child(text))
}

/// A checkbox for each option.
pub fn several(model: &Model, field: &Field, index: usize) -> Tag {
    let chosen = |number: usize| matches!(&field.input, Input::Choices(chosen) if chosen.contains(&number));
    let options = field.options.iter().enumerate().map(|(number, option)| -> Html {
        let input = tag("input type=checkbox part=option")
            .attribute("id", id::of(index, &digits(number)))
            .flag("checked", chosen(number));
        labelled(model, invalid(input, model, index), titled(model, field, option), Some(option)).into()
    });
    tag("div class=choices").children(options)
}
