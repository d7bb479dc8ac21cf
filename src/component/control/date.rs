use super::text::{required, typed};
use super::{At, Drawn, FieldControl, text_input, text_of};
use crate::component::host::html::tag;
use crate::component::model::Model;
use crate::form::{Field, Input};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

pub struct Date;

impl FieldControl for Date {
    fn draw(&self, model: &Model, field: &Field, index: usize) -> Drawn {
        // A year of four digits is complete when the fourth is typed.
        let input = tag(typed!("input type=date max=9999-12-31 dir=ltr"));
        Drawn::one(required(input, model, field, index).attribute("value", text_input(field)))
    }

    fn input(&self, at: &At<'_>) -> Option<Input> {
        if is_incomplete(at.element) { Some(Input::Incomplete) } else { text_of(at.element).map(Input::Text) }
    }

    fn leave(&self, at: &At<'_>) -> Option<Input> {
        left_incomplete(at)
    }
}

/// What is there of a date that is not complete must not be taken for no answer.
pub fn is_incomplete(element: &Element) -> bool {
    element.dyn_ref::<HtmlInputElement>().is_some_and(|input| input.validity().bad_input())
}

/// Nothing else says that an incomplete date was typed where there was none.
pub fn left_incomplete(at: &At<'_>) -> Option<Input> {
    is_incomplete(at.element).then_some(Input::Incomplete)
}
