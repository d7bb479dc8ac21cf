//! The controls: how each is drawn, and how it handles its events.

mod checkboxes;
mod constant;
mod date_time;
mod filter;
mod option;
mod radios;
mod select;
mod text;

pub use date_time::{ZONE, write_zone};
pub use option::value_beside;
pub use text::reply_line;

use crate::component::host::html::{Html, Tag, tag};
use crate::component::host::id;
use crate::form::{Control, Field, Input};
use crate::question::{FieldButton, Question};
use crate::schema::{PrimitiveSchemaDefinition as Definition, StringSchema};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};

#[wasm_bindgen]
extern "C" {
    /// An element that may be a control.
    type Entry;
    #[wasm_bindgen(method, getter, structural)]
    fn value(this: &Entry) -> Option<String>;
    #[wasm_bindgen(method, getter, structural)]
    fn checked(this: &Entry) -> Option<bool>;
}

/// A part of a control, at which an event happened.
pub struct At<'event> {
    pub question: &'event Question,
    pub field: &'event Field,
    pub index: usize,
    pub part: &'event str,
    pub element: &'event Element,
}

/// The greatest maximum length of a text whose control is not as wide as the card.
const SHORT: usize = 40;

pub struct ControlElements {
    pub tag: Tag,
    /// The element that is labelled, described and marked as invalid; `None` if that is the field, as a group.
    pub control: Option<Element>,
    /// The list whose buttons or boxes are marked as invalid too.
    pub boxes: Option<Element>,
    pub zone: Option<Element>,
}

impl ControlElements {
    pub fn one(tag: Tag) -> Self {
        let control = tag.0.clone();
        Self::around(tag, control)
    }

    pub fn around(tag: Tag, control: Element) -> Self {
        Self { control: Some(control), ..Self::group(tag) }
    }

    pub fn group(tag: Tag) -> Self {
        Self { tag, control: None, boxes: None, zone: None }
    }
}

pub fn draw(question: &Question, field: &Field, index: usize) -> ControlElements {
    match field.control {
        Control::Text | Control::Number => text::line(question, field, index),
        Control::LongText | Control::List => text::lines(question, field, index),
        Control::Date => date_time::date(question, field, index),
        Control::DateTime => date_time::date_time(question, field, index),
        Control::Radios => radios::draw(question, field, index),
        Control::Select => select::draw(question, field, index),
        Control::Checkbox => checkboxes::one(field, index),
        Control::Checkboxes => checkboxes::draw(question, field, index),
        Control::Constant => constant::draw(question, field, index),
    }
}

/// Returns the width of a control as the style sheet names it; `None` for one as wide as the card.
pub fn width(field: &Field) -> Option<&'static str> {
    let short = |schema: &StringSchema| {
        schema.format.as_deref() == Some("email") || schema.max_length.is_some_and(|most| most <= SHORT)
    };
    match (field.control, &field.property.definition) {
        _ if field.is_argument => None,
        (Control::Number | Control::Date, _) => Some("number"),
        (Control::Text, Definition::String(schema)) if schema.format.as_deref() == Some("time") => Some("number"),
        (Control::Text, Definition::String(schema)) if short(schema) => Some("text"),
        _ => None,
    }
}

/// Returns true if an argument of a tool call is code, JSON or a path.
fn is_code(field: &Field, value: &str) -> bool {
    let is_name = !value.contains(char::is_whitespace) && value.contains(&['/', '\\', '_', '.', ':', '='][..]);
    let is_program = value.contains(&['\n'][..]) && value.contains(&['{', '(', ';', '=', '<', '['][..]);
    field.is_json() || field.is_argument && (is_name || is_program)
}

/// Returns true if the card folds all of a value after its first lines.
pub fn folds(field: &Field) -> bool {
    field.is_argument && matches!(field.control, Control::LongText | Control::List | Control::Constant)
}

pub fn is_group(field: &Field) -> bool {
    !field.is_typed() && !matches!(field.control, Control::Select | Control::Checkbox)
}

fn at<'event>(question: &'event Question, element: &'event Element, id: &'event str) -> Option<At<'event>> {
    let (index, part) = id::part_of(id)?;
    Some(At { question, field: question.form.fields.get(index)?, index, part, element })
}

/// Returns the field of a changed element, and its input; `None` if the element holds no answer.
pub fn input(question: &Question, element: &Element) -> Option<(usize, Input)> {
    let id = element.id();
    let at = at(question, element, &id)?;
    if at.part == filter::PART {
        filter::filter(&at);
        return None;
    }
    let input = match at.field.control {
        _ if is_incomplete(question, at.index, element) => Input::Incomplete,
        Control::DateTime => date_time::input(&at)?,
        Control::Radios => Input::Choice(at.part.parse().ok()),
        Control::Select => Input::Choice(text_of(element)?.parse().ok()),
        Control::Checkbox => Input::Choice(Some(usize::from(!is_checked(element)))),
        Control::Checkboxes => checkboxes::input(&at)?,
        _ => Input::Text(text_of(element)?),
    };
    Some((at.index, input))
}

/// Returns true if a date is incomplete, which must not count as no answer.
pub fn is_incomplete(question: &Question, field: usize, element: &Element) -> bool {
    question.form.fields.get(field).is_some_and(Field::is_clock)
        && element.unchecked_ref::<HtmlInputElement>().validity().bad_input()
}

/// Handles a key in a part of a control, and returns true if the control used it.
pub fn key_down(question: &Question, element: &Element, key: &KeyboardEvent) -> bool {
    at(question, element, &element.id()).is_some_and(|at| filter::key(&at, key))
}

/// Returns the text that an element holds; `None` if it is no control.
pub fn text_of(element: &Element) -> Option<String> {
    element.unchecked_ref::<Entry>().value()
}

/// A button of a field, which its id names.
pub fn link(index: usize, button: FieldButton, text: impl Into<Html>) -> Tag {
    tag("button type=button class=link").attribute("id", id::of(index, button.as_str())).child(text)
}

fn is_checked(element: &Element) -> bool {
    element.unchecked_ref::<Entry>().checked() == Some(true)
}
