use super::{choice::titled, invalid, tied};
use crate::component::Model;
use crate::component::html::{Html, Tag, tag};
use crate::form::{Field, Input};
use crate::message::Key;

/// One checkbox, for a boolean with a default.
pub fn one(model: &Model, field: &Field, index: usize) -> Tag {
    let on = field.input == Input::Choice(Some(0));
    let input = tag("input type=checkbox part=control").flag("checked", on);
    let input = tied(input, model, index, "0");
    tag("div class=choices").child(tag("label").child(input).child(model.say(Key::Yes)))
}

/// A checkbox for each option.
pub fn several(model: &Model, field: &Field, index: usize) -> Tag {
    let chosen = |number: usize| matches!(&field.input, Input::Choices(chosen) if chosen.contains(&number));
    let options = field.options.iter().enumerate().map(|(number, option)| -> Html {
        let input = tag("input type=checkbox part=option")
            .attribute("id", format!("f{index}-{number}"))
            .flag("checked", chosen(number));
        tag("label").child(invalid(input, model, index)).child(titled(model, field, option)).into()
    });
    tag("div")
        .fixed("class", if field.options.len() > 10 { "choices many" } else { "choices" })
        .fixed("role", "group")
        .attribute("aria-labelledby", format!("f{index}-label"))
        .attribute("aria-describedby", format!("f{index}-hint f{index}-error"))
        .children(options)
}
