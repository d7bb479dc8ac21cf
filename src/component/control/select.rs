use super::ControlElements;
use super::option::listed;
use super::text::required;
use crate::component::host::html::{set_or_remove, tag};
use crate::component::server_text::lang;
use crate::form::Field;
use crate::json::digits;
use crate::message::Key;
use crate::question::Question;
use web_sys::HtmlOptionElement;

/// A drop-down list. Its first entry chooses nothing.
pub fn draw(question: &Question, field: &Field, index: usize) -> ControlElements {
    let choice = field.input.choices().first().copied();
    let nothing = question.say(if field.property.required { Key::Choose } else { Key::NoAnswer });
    let nothing = tag("option value").flag("selected", choice.is_none()).child(nothing);
    let list = required(tag("select part=control class=in"), question, field, index).child(nothing);
    for (number, option) in field.options.iter().enumerate() {
        // One call for all of them: there may be thousands.
        let text = listed(question, field, option);
        let (number, is) = (digits(number), choice == Some(number));
        let option =
            HtmlOptionElement::new_with_text_and_value_and_default_selected_and_selected(&text, &number, is, is);
        if let Ok(option) = option {
            set_or_remove(&option, "lang", lang(question, &text));
            _ = list.0.append_child(&option);
        }
    }
    ControlElements::one(list)
}
