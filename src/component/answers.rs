use super::html::{Html, Tag, tag};
use super::preview::left_out;
use super::server_text::server_text;
use super::{Model, control};
use crate::form::{Content, Entry, Field};
use crate::json::Value;
use crate::message::{Key, value};
use crate::trust::TextKind;

/// What was answered, each label beside its value, and what was left out.
pub fn answers(model: &Model, content: &Content) -> Tag {
    let form = model.form.borrow();
    let (mut rows, mut omitted): (Vec<Html>, Vec<String>) = (Vec::new(), Vec::new());
    let mut add = |index: usize, omitted: &mut Vec<String>| match (form.answer(index), form.fields.get(index)) {
        (Some(answer), Some(field)) => {
            rows.push(tag("dt").child(server_text(model, &model.label(index), TextKind::Title)).into());
            rows.push(tag("dd").child(server_text(model, &text(model, field, &answer), TextKind::WholeMessage)).into());
        }
        _ => omitted.push(model.label(index)),
    };
    for entry in &form.entries {
        match entry {
            Entry::Field(index) => add(*index, &mut omitted),
            Entry::Group { property, fields, .. } if content.object.member(&property.name).is_some() => {
                fields.clone().for_each(|index| add(index, &mut omitted));
            }
            Entry::Group { property, .. } | Entry::LeftOut { property, .. } => {
                omitted.push(property.title.as_ref().unwrap_or(&property.name).as_str().to_owned());
            }
        }
    }
    tag("div").child(tag("dl").children(rows)).child(left_out(model, &omitted))
}

/// A value of the answer, as the person chose or typed it.
fn text(model: &Model, field: &Field, answer: &Value) -> String {
    let one = |value: &Value| field.options.iter().find(|option| option.value == *value);
    let text = |item: &Value| match one(item) {
        Some(option) => control::title(model, field, option),
        None => value(item, &model.language()),
    };
    match answer {
        Value::Array(items) => {
            items.iter().map(|item| text(&item.value)).collect::<Vec<_>>().join(&model.say(Key::ListSeparator))
        }
        answer => text(answer),
    }
}
