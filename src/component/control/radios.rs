use super::ControlElements;
use super::option::{labelled, titled};
use crate::component::host::html::{Html, Tag, tag};
use crate::component::host::id;
use crate::form::Field;
use crate::json::digits;
use crate::message::Key;
use crate::question::Question;
use crate::schema::EnumOption;

/// Options of at most this length each, and at most this length together, are in one row.
const SHORT: usize = 12;
const ROW: usize = 40;

/// Radio buttons: all options in view, only a default is chosen, and "No answer" if the field is optional.
pub fn draw(question: &Question, field: &Field, index: usize) -> ControlElements {
    let choice = field.input.choices().first().copied();
    let length = |option: &EnumOption| question.title(field, option).chars().count();
    let is_short =
        |option: &EnumOption| option.description.is_none() && option.preview.is_none() && length(option) <= SHORT;
    // A text is below its own option.
    let holds_text = || Some(question.form.fields.get(field.companion?)?.owner?.option.is_some());
    let in_row = holds_text() != Some(true)
        && field.options.iter().all(is_short)
        && field.options.iter().map(length).sum::<usize>() <= ROW;
    let options = field.options.iter().enumerate().map(|(number, option)| {
        let input = radio(index, &digits(number), choice == Some(number));
        labelled(question, input, titled(question, field, option), Some(option)).into()
    });
    let nothing = (!field.property.required).then(|| -> Html {
        let title = tag("span").child(question.say(Key::NoAnswer));
        labelled(question, radio(index, "none", choice.is_none()), title, None).into()
    });
    let list = tag(if in_row { "div class=choices data-row" } else { "div class=choices" });
    let list = list.children(options.chain(nothing));
    let boxes = Some(list.0.clone());
    ControlElements { boxes, ..ControlElements::group(list) }
}

fn radio(index: usize, part: &str, chosen: bool) -> Tag {
    tag("input type=radio part=option")
        .attribute("name", id::of_field(index))
        .attribute("id", id::of(index, part))
        .flag("checked", chosen)
}
