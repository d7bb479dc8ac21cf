//! One control per file: how it is drawn, and how it handles its events.

mod checkbox;
mod checkboxes;
mod constant;
mod date;
mod date_time;
mod filter;
mod fold;
mod option;
mod radios;
mod select;
mod text;

pub use date_time::{ZONE, write_zone};
pub use text::reply_line;

use crate::component::host::html::{Html, Tag, tag};
use crate::component::host::id;
use crate::form::{Control, Field, Input};
use crate::question::Question;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent};

pub trait FieldControl {
    fn draw(&self, question: &Question, field: &Field, index: usize) -> ControlElements;

    /// Returns the input after a part of the control has changed; `None` if the part holds no answer.
    fn input(&self, at: &At<'_>) -> Option<Input> {
        text_of(at.element).map(Input::Text)
    }

    /// Shows the options that the filter found, and never hides chosen ones.
    fn show(&self, _: &Question, _: &Field, _: &Element, _: Option<&[bool]>) {}
}

pub struct At<'event> {
    pub question: &'event Question,
    pub index: usize,
    pub part: &'event str,
    pub element: &'event Element,
}

pub struct ControlElements {
    pub tag: Tag,
    /// The element that is labelled, described and marked as invalid; `None` if that is the field, as a group.
    pub control: Option<Element>,
    /// The list whose buttons or boxes are marked as invalid too.
    pub boxes: Option<Element>,
    /// The element with the time zone.
    pub zone: Option<Element>,
}

impl ControlElements {
    pub fn one(tag: Tag) -> Self {
        let control = tag.element().clone();
        Self::around(tag, &control)
    }

    /// A control that consists of several elements.
    pub fn around(tag: Tag, control: &Element) -> Self {
        Self { control: Some(control.clone()), ..Self::group(tag) }
    }

    pub fn group(tag: Tag) -> Self {
        Self { tag, control: None, boxes: None, zone: None }
    }
}

pub fn of(control: Control) -> &'static dyn FieldControl {
    match control {
        Control::Text | Control::Number => &text::Line,
        Control::LongText | Control::List => &text::Lines,
        Control::Date => &date::Date,
        Control::DateTime => &date_time::DateTime,
        Control::Radios => &radios::Radios,
        Control::Select => &select::Select,
        Control::Checkbox => &checkbox::Checkbox,
        Control::Checkboxes => &checkboxes::Checkboxes,
        Control::Constant => &constant::Constant,
        Control::Agreement => &checkbox::Agreement,
    }
}

/// Returns true if the field is a group of controls, which its label names.
pub fn is_group(field: &Field) -> bool {
    !field.is_typed() && !matches!(field.control, Control::Select | Control::Checkbox)
}

/// The control of an event, with its element, whose id names the control.
fn at<Answer>(
    question: &Question,
    element: &Element,
    act: impl FnOnce(&dyn FieldControl, &At<'_>) -> Answer,
) -> Option<Answer> {
    let name = element.id();
    let (index, part) = id::part_of(&name)?;
    let control = question.form.fields.get(index)?.control;
    Some(act(of(control), &At { question, index, part, element }))
}

/// Returns the field of a changed element, and its input.
pub fn input(question: &Question, element: &Element) -> Option<(usize, Input)> {
    let input = at(question, element, |control, at| {
        if at.part == filter::PART {
            filter::filter(control, at);
            return None;
        }
        let is_incomplete = is_incomplete(question, at.index, at.element);
        Some((at.index, if is_incomplete { Input::Incomplete } else { control.input(at)? }))
    });
    input.flatten()
}

/// Returns true if a date is incomplete, which must not count as no answer.
pub fn is_incomplete(question: &Question, field: usize, element: &Element) -> bool {
    question.form.fields.get(field).is_some_and(Field::is_clock)
        && element.dyn_ref::<HtmlInputElement>().is_some_and(|input| input.validity().bad_input())
}

/// Handles a key in a part of a control, and returns true if the control used it.
pub fn key_down(question: &Question, element: &Element, key: &KeyboardEvent) -> bool {
    at(question, element, |control, at| filter::key(control, at, key)).unwrap_or_default()
}

fn text_of(element: &Element) -> Option<String> {
    let input = element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value);
    input.or_else(|| element.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value))
}

/// A button of a field, which its id names.
pub fn link(index: usize, part: &str, text: impl Into<Html>) -> Tag {
    tag("button type=button class=link").attribute("id", id::of(index, part)).child(text)
}

fn is_checked(element: &Element) -> bool {
    element.dyn_ref::<HtmlInputElement>().is_some_and(HtmlInputElement::checked)
}
