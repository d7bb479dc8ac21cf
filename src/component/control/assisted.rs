use super::choice::{chosen, listed};
use super::{text, tied};
use crate::component::Model;
use crate::component::html::{Tag, tag};
use crate::form::{Control, Field, Input};
use crate::json::Text;
use crate::schema::PrimitiveSchemaDefinition as Definition;

/// A control of which the host makes more, in a frame that it may fill: the date and time with its zone, the list that
/// is found by typing, the long list of checkboxes. Here is what describes it to the host, and the part that is drawn.
pub fn assisted(model: &Model, field: &Field, index: usize) -> Tag {
    let (kind, drawn, data) = match field.control {
        Control::DateTime => {
            let pattern = match &field.property.definition {
                Definition::String(schema) => schema.pattern.as_ref(),
                _ => None,
            };
            let said = [Some(entered(field)), pattern.map(|text| text.as_str().to_owned())];
            ("date-time", text::line(model, field, index), list(said.into_iter().flatten()))
        }
        Control::Combobox => ("combobox", found(model, field, index), options(model, field)),
        _ => ("check-list", several(model, index), options(model, field)),
    };
    let frame = tag("div class=assisted").attribute("data-control", kind).child(drawn);
    model.host.assist(kind, frame.element(), index, &data);
    frame
}

/// The line in which an option is looked for.
fn found(model: &Model, field: &Field, index: usize) -> Tag {
    let option = chosen(field).and_then(|chosen| field.options.get(chosen));
    let value = option.map_or_else(|| entered(field), |option| listed(model, field, option));
    let line = tag(text::typed!("input type=text role=combobox aria-expanded=false"));
    text::required(line, model, field, index).attribute("value", value)
}

/// The line that thins out a list of checkboxes.
fn several(model: &Model, index: usize) -> Tag {
    tied(tag(text::typed!("input type=search")), model, index, "filter")
}

fn entered(field: &Field) -> String {
    match &field.input {
        Input::Text(text) => text.clone(),
        _ => String::new(),
    }
}

/// What the options are called, and which are chosen.
fn options(model: &Model, field: &Field) -> String {
    let titles = list(field.options.iter().map(|option| listed(model, field, option)));
    let chosen: Vec<String> = match &field.input {
        Input::Choices(chosen) => chosen.iter().map(usize::to_string).collect(),
        Input::Choice(chosen) => chosen.iter().map(usize::to_string).collect(),
        _ => Vec::new(),
    };
    ["[", &titles, ",[", &chosen.join(","), "]]"].concat()
}

/// Texts as a JSON array.
fn list(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<String> = texts.map(|text| Text::from(text.as_str()).to_string()).collect();
    ["[", &texts.join(","), "]"].concat()
}
