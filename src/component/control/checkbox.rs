use super::{At, ControlElements, FieldControl, is_checked};
use crate::component::host::html::tag;
use crate::component::host::id;
use crate::component::server_text::server_text;
use crate::form::{Field, Input};
use crate::question::Question;
use crate::trust::TextKind;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// One checkbox, for a boolean with a default. The field's label is next to it.
pub struct Checkbox;

impl FieldControl for Checkbox {
    fn draw(&self, _: &Question, field: &Field, index: usize) -> ControlElements {
        let on = field.input == Input::Choice(Some(0));
        let input = tag("input type=checkbox part=control").attribute("id", id::of(index, "0")).flag("checked", on);
        if let Some(input) = input.element().dyn_ref::<HtmlInputElement>().filter(|_| field.is_unanswered()) {
            input.set_indeterminate(true);
        }
        ControlElements::one(input)
    }

    fn input(&self, at: &At<'_>) -> Option<Input> {
        Some(Input::Choice(Some(usize::from(!is_checked(at.element)))))
    }
}

/// One checkbox with a fixed text that reads like consent. Only the user checks it.
pub struct Agreement;

impl FieldControl for Agreement {
    fn draw(&self, question: &Question, field: &Field, index: usize) -> ControlElements {
        let input = tag("input type=checkbox part=control")
            .attribute("id", id::of(index, "0"))
            .flag("checked", field.input == Input::Choice(Some(0)))
            .flag_true("aria-required", field.property.required);
        let value = field.options.first().map_or_else(String::new, |option| question.title(field, option));
        let control = input.element().clone();
        let label = tag("label").child(input).child(server_text(question, &value, TextKind::WholeMessage));
        ControlElements::around(tag("div class=choices").child(label), &control)
    }

    fn input(&self, at: &At<'_>) -> Option<Input> {
        Some(Input::Choice(is_checked(at.element).then_some(0)))
    }
}
