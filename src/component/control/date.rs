use super::text::{required, typed};
use super::{ControlElements, FieldControl};
use crate::component::host::html::tag;
use crate::form::Field;
use crate::question::Question;

pub struct Date;

impl FieldControl for Date {
    fn draw(&self, question: &Question, field: &Field, index: usize) -> ControlElements {
        // A year of four digits is complete with the fourth digit.
        let input = tag(typed!("input type=date max=9999-12-31 dir=ltr"));
        ControlElements::one(required(input, question, field, index).attribute("value", field.input.text()))
    }
}
