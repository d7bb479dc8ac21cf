use super::filter;
use super::option::{labelled, titled};
use super::{At, ControlElements, is_checked};
use crate::component::host::html::{Html, tag};
use crate::component::host::id;
use crate::form::{Field, Input};
use crate::json::digits;
use crate::question::Question;

/// With this many options, they are in a box that scrolls, below a search line.
const MANY: usize = 13;

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
