//! One control a file. A control only draws what is entered; `events` reads it back.

mod assisted;
mod checkboxes;
mod choice;
mod list;
mod text;

pub use choice::{listed, title};

use super::Model;
use super::field::is_noted;
use super::html::{Html, Tag};
use crate::component::id;
use crate::form::{Control, Field};
use crate::schema::PrimitiveSchemaDefinition as Definition;
use std::rc::Rc;

/// The control of a field.
pub fn control(model: &Rc<Model>, field: &Field, index: usize) -> Html {
    match field.control {
        Control::Combobox | Control::DateTime if model.settings.borrow().assists => {
            assisted::assisted(model, field, index).into()
        }
        Control::Text | Control::Number | Control::Date | Control::DateTime => text::line(model, field, index).into(),
        Control::LongText => text::lines(model, field, index).into(),
        Control::Radios => choice::radios(model, field, index).into(),
        Control::Select | Control::Combobox => choice::select(model, field, index).into(),
        Control::Checkbox => checkboxes::one(model, field, index).into(),
        Control::Checkboxes | Control::CheckList => checkboxes::several(model, field, index).into(),
        Control::List => list::list(model, field, index),
        Control::Constant => choice::constant(model, field, index).into(),
        Control::Agreement => checkboxes::agreement(model, field, index).into(),
    }
}

/// Whether the field is a group of controls, with a legend in place of a label.
pub fn is_group(field: &Field) -> bool {
    !field.is_typed() && !matches!(field.control, Control::Select | Control::Combobox | Control::Checkbox)
}

/// The most characters that fit, of a field that is typed.
pub fn longest(field: &Field) -> Option<usize> {
    match (&field.property.definition, field.control) {
        (Definition::String(schema), Control::Text | Control::LongText) => schema.max_length,
        _ => None,
    }
}

/// Whether the field's answer is checked by a pattern.
pub fn has_pattern(field: &Field) -> bool {
    match &field.property.definition {
        Definition::String(schema) => schema.pattern.is_some(),
        Definition::StringList(list) => list.items.pattern.is_some(),
        _ => false,
    }
}

/// Ties a control to its field: its id, what describes it, and whether it is wrong.
fn tied(control: Tag, model: &Model, index: usize, part: &str) -> Tag {
    let control = control.attribute("id", id::of(index, part));
    let control = match model.form.borrow().fields.get(index) {
        Some(field) => described(control, field, index),
        None => control,
    };
    invalid(control, model, index)
}

/// Ties a control, or a group of them, to what describes it: the hint, the error, what there is to say of the answer.
pub fn described(control: Tag, field: &Field, index: usize) -> Tag {
    let said = if is_noted(field) { id::of(index, "said") } else { String::new() };
    let ids = [id::of(index, "hint"), id::of(index, "error"), said].join(" ");
    control.attribute("aria-describedby", ids.trim_end())
}

/// Marks a control while its field is wrong.
fn invalid(control: Tag, model: &Model, index: usize) -> Tag {
    control.flag_true("aria-invalid", model.look_of(index).error.is_some())
}
