use super::filter;
use super::option::{labelled, titled};
use super::{At, ControlElements, FieldControl, is_checked, link};
use crate::component::host::html::{Html, tag};
use crate::component::host::id;
use crate::form::{Field, Input};
use crate::json::digits;
use crate::message::Key;
use crate::question::{FEW, Question};
use web_sys::Element;

/// With this many options, a filter line is above them, and only the first few are shown.
const MANY: usize = 13;

pub struct Checkboxes;

impl FieldControl for Checkboxes {
    fn draw(&self, question: &Question, field: &Field, index: usize) -> ControlElements {
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
        let boxes = Some(list.element().clone());
        let all = if is_many { filter::above(question, index, list) } else { list };
        let more = is_folded.then(|| {
            let text = question.language.count(Key::ShowAll, field.options.len(), &[]);
            link(index, "all", text)
        });
        ControlElements { boxes, ..ControlElements::group(all.child(more)) }
    }

    fn input(&self, at: &At<'_>) -> Option<Input> {
        let option: usize = at.part.parse().ok()?;
        let mut new = at.question.form.fields.get(at.index)?.input.choices().to_vec();
        match (new.binary_search(&option), is_checked(at.element)) {
            (Err(place), true) => new.insert(place, option),
            (Ok(place), false) => _ = new.remove(place),
            _ => {}
        }
        Some(Input::Choices(new))
    }

    fn show(&self, _: &Question, field: &Field, list: &Element, matches: Option<&[bool]>) {
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
}
