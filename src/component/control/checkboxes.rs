use super::filter;
use super::option::{labelled, titled};
use super::{At, ControlElements, is_checked};
use crate::component::host::html::{Html, tag};
use crate::component::host::id;
use crate::form::{Field, Input};
use crate::json::digits;
use crate::question::Question;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// With this many options, they are in a box that scrolls, below a search line.
const MANY: usize = 13;

/// One checkbox, for a boolean with a default. The field's label is next to it.
pub fn one(field: &Field, index: usize) -> ControlElements {
    let is_checked = field.input == Input::Choice(Some(0));
    let input = tag("input type=checkbox part=control").attribute("id", id::of(index, "0")).flag("checked", is_checked);
    input.0.unchecked_ref::<HtmlInputElement>().set_indeterminate(field.is_unanswered());
    ControlElements::one(input)
}

pub fn draw(question: &Question, field: &Field, index: usize) -> ControlElements {
    let is_many = field.options.len() >= MANY;
    let options = field.options.iter().enumerate().map(|(number, option)| -> Html {
        let input = tag("input type=checkbox part=option")
            .attribute("id", id::of(index, &digits(number)))
            .flag("checked", field.input.choices().binary_search(&number).is_ok());
        labelled(question, input, titled(question, field, option), Some(option)).into()
    });
    let list = tag(if is_many { "div class=choices data-long" } else { "div class=choices" }).children(options);
    let boxes = Some(list.0.clone());
    let all = if is_many { filter::above(question, index, list) } else { list };
    ControlElements { boxes, ..ControlElements::group(all) }
}

pub fn input(at: &At<'_>) -> Option<Input> {
    let option: usize = at.part.parse().ok()?;
    let mut new = at.field.input.choices().to_vec();
    match (new.binary_search(&option), is_checked(at.element)) {
        (Err(place), true) => new.insert(place, option),
        (Ok(place), false) => _ = new.remove(place),
        _ => {}
    }
    Some(Input::Choices(new))
}
