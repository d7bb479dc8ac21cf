use super::filter;
use super::option::{labelled, titled};
use super::{At, ControlElements, is_checked, link};
use crate::component::host::html::{Html, tag};
use crate::component::host::id;
use crate::form::{Field, Input};
use crate::json::digits;
use crate::message::Key;
use crate::question::{FEW, FieldButton, Question};
use web_sys::Element;

/// With this many options, a filter line is above them, and only the first few are shown.
const MANY: usize = 13;

pub fn draw(question: &Question, field: &Field, index: usize) -> ControlElements {
    let is_many = field.options.len() >= MANY;
    let is_folded = is_many && !question.unfolded.contains(&index);
    let options = field.options.iter().enumerate().map(|(number, option)| -> Html {
        let is_chosen = field.input.choices().binary_search(&number).is_ok();
        let input = tag("input type=checkbox part=option")
            .attribute("id", id::of(index, &digits(number)))
            .flag("checked", is_chosen);
        let label = labelled(question, input, titled(question, field, option), Some(option));
        label.flag("hidden", is_folded && number >= FEW && !is_chosen).into()
    });
    let list = tag(if is_many { "div class=choices data-long" } else { "div class=choices" }).children(options);
    let boxes = Some(list.0.clone());
    let all = if is_many { filter::above(question, index, list) } else { list };
    let text = || question.language.count(Key::ShowAll, field.options.len(), &[]);
    let more = is_folded.then(|| link(index, FieldButton::All, text()));
    ControlElements { boxes, ..ControlElements::group(all.child(more)) }
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

pub fn show(field: &Field, list: &Element, matches: Option<&[bool]>) {
    let labels = list.children();
    let more = list.next_element_sibling();
    for (number, label) in (0..).zip((0..labels.length()).filter_map(|number| labels.item(number))) {
        let is_chosen = field.input.choices().binary_search(&number).is_ok();
        let is_found = match matches {
            Some(matches) => matches.get(number).copied().unwrap_or_default(),
            None => more.is_none() || number < FEW,
        };
        _ = label.toggle_attribute_with_force("hidden", !is_found && !is_chosen);
    }
    if let Some(more) = more {
        _ = more.toggle_attribute_with_force("hidden", matches.is_some());
    }
}
