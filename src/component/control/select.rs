use super::filter;
use super::option::listed;
use super::text::required;
use super::{At, ControlElements, FieldControl};
use crate::component::host::html::{append, tag};
use crate::form::{Field, Input};
use crate::json::digits;
use crate::message::Key;
use crate::question::Question;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlOptionElement, HtmlSelectElement};

/// With this many options, a filter line is above the list.
const MANY: usize = 51;

/// A drop-down list. Its first entry chooses nothing.
pub struct Select;

impl FieldControl for Select {
    fn draw(&self, question: &Question, field: &Field, index: usize) -> ControlElements {
        let select = required(tag("select part=control class=in"), question, field, index);
        let control = select.element().clone();
        fill(question, field, &control, &|_| true);
        let is_many = field.options.len() >= MANY;
        ControlElements::around(if is_many { filter::above(question, index, select) } else { select }, &control)
    }

    fn input(&self, at: &At<'_>) -> Option<Input> {
        Some(Input::Choice(at.element.dyn_ref::<HtmlSelectElement>()?.value().parse().ok()))
    }

    fn show(&self, question: &Question, field: &Field, list: &Element, matches: Option<&[bool]>) {
        list.set_text_content(None);
        fill(question, field, list, &|number| {
            matches.is_none_or(|matches| matches.get(number).copied().unwrap_or_default())
        });
    }
}

/// Fills the list with the options that `is_shown`, and the chosen one.
fn fill(question: &Question, field: &Field, list: &Element, is_shown: &dyn Fn(usize) -> bool) {
    let choice = field.input.choices().first().copied();
    let nothing = question.say(if field.property.required { Key::Choose } else { Key::NoAnswer });
    append(list, tag("option value").flag("selected", choice.is_none()).child(nothing).into());
    for (number, option) in field.options.iter().enumerate() {
        let is_chosen = choice == Some(number);
        if !is_chosen && !is_shown(number) {
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
