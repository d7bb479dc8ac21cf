use super::filter;
use super::option::{labelled, titled};
use super::{At, Drawn, FieldControl, is_checked};
use crate::component::host::html::{Html, tag};
use crate::component::host::id;
use crate::component::model::Model;
use crate::form::{Field, Input};
use crate::json::digits;
use web_sys::Element;

/// From so many options on a line above them hides those that are not looked for.
const MANY: usize = 13;

pub struct Checkboxes;

impl FieldControl for Checkboxes {
    fn draw(&self, model: &Model, field: &Field, index: usize) -> Drawn {
        let options = field.options.iter().enumerate().map(|(number, option)| -> Html {
            let input = tag("input type=checkbox part=option")
                .attribute("id", id::of(index, &digits(number)))
                .flag("checked", chosen(field).binary_search(&number).is_ok());
            labelled(model, input, titled(model, field, option), Some(option)).into()
        });
        let is_many = field.options.len() >= MANY;
        let list = tag(if is_many { "div class=choices data-long" } else { "div class=choices" }).children(options);
        let boxes = Some(list.element().clone());
        let all = if is_many { filter::above(model, index, list) } else { list };
        Drawn { boxes, ..Drawn::group(all) }
    }

    fn input(&self, at: &At<'_>) -> Option<Input> {
        let option: usize = at.part.parse().ok()?;
        let mut new = chosen(at.model.form().fields.get(at.index)?).to_vec();
        match (new.binary_search(&option), is_checked(at.element)) {
            (Err(place), true) => new.insert(place, option),
            (Ok(place), false) => _ = new.remove(place),
            _ => {}
        }
        Some(Input::Choices(new))
    }

    fn show(&self, _: &Model, field: &Field, list: &Element, found: &[bool]) {
        let labels = list.children();
        for (number, found) in (0..labels.length()).zip(found) {
            let is_chosen = chosen(field).binary_search(&(number as usize)).is_ok();
            if let Some(label) = labels.item(number) {
                _ = label.toggle_attribute_with_force("hidden", !found && !is_chosen);
            }
        }
    }
}

fn chosen(field: &Field) -> &[usize] {
    match &field.input {
        Input::Choices(chosen) => chosen,
        _ => &[],
    }
}
