use super::ControlElements;
use super::filter;
use super::option::listed;
use super::text::required;
use crate::component::host::html::{append, tag};
use crate::form::Field;
use crate::json::digits;
use crate::message::Key;
use crate::question::Question;
use web_sys::{Element, HtmlOptionElement};

/// With this many options, a filter line is above the list.
const MANY: usize = 51;

/// A drop-down list. Its first entry chooses nothing.
pub fn draw(question: &Question, field: &Field, index: usize) -> ControlElements {
    let select = required(tag("select part=control class=in"), question, field, index);
    let control = select.0.clone();
    fill(question, field, &control, None);
    let is_many = field.options.len() >= MANY;
    ControlElements::around(if is_many { filter::above(question, index, select) } else { select }, control)
}

/// Fills the list with the options that the filter found, and the chosen one.
pub fn fill(question: &Question, field: &Field, list: &Element, matches: Option<&[bool]>) {
    let choice = field.input.choices().first().copied();
    let nothing = question.say(if field.property.required { Key::Choose } else { Key::NoAnswer });
    append(list, tag("option value").flag("selected", choice.is_none()).child(nothing).into());
    for (number, option) in field.options.iter().enumerate() {
        let is_chosen = choice == Some(number);
        let is_found = matches.is_none_or(|matches| matches.get(number).copied().unwrap_or_default());
        if !is_chosen && !is_found {
            continue;
        }
        // One call for all of them: there may be thousands.
        let text = listed(question, field, option);
        let (number, is) = (digits(number), is_chosen);
        let option =
            HtmlOptionElement::new_with_text_and_value_and_default_selected_and_selected(&text, &number, is, is);
        if let Ok(option) = option {
            _ = list.append_child(&option);
        }
    }
}
