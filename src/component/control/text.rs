use super::tied;
use crate::component::Model;
use crate::component::html::{Tag, tag};
use crate::form::{Control, Field, Input};
use crate::schema::{NumberSchema, PrimitiveSchemaDefinition as Definition};

/// A line of text. Numbers and addresses are typed as text too: the browser's own controls for them drop what they
/// cannot read (DESIGN 4.7).
pub fn line(model: &Model, field: &Field, index: usize) -> Tag {
    let format = match &field.property.definition {
        Definition::String(schema) => schema.format.as_deref().unwrap_or_default(),
        _ => "",
    };
    let (keyboard, ours) = match (&field.property.definition, format) {
        (Definition::Number(schema), _) if schema.integer && starts_at_zero(schema) => ("numeric", true),
        (Definition::Number(_), _) => ("decimal", false),
        (_, "email") => ("email", true),
        (_, "uri") => ("url", true),
        (_, "date-time" | "time" | "uuid" | "date") => ("text", true),
        _ => ("text", false),
    };
    let input = tag("input");
    // A year of four digits is complete when the fourth is typed.
    let input = match field.control {
        Control::Date => input.fixed("type", "date").fixed("max", "9999-12-31"),
        _ => input.fixed("type", "text"),
    };
    let input = if keyboard == "text" { input } else { input.fixed("inputmode", keyboard) };
    // Codes and addresses are written from left to right, and no dictionary knows them.
    let input = if ours {
        input.fixed("dir", "ltr").fixed("spellcheck", "false").fixed("autocapitalize", "off")
    } else {
        input
    };
    let input = typed(input, model, field, index, format == "email");
    let placeholder = field.property.examples.as_ref().filter(|_| !field.is_clock());
    let input = match placeholder {
        Some(example) => input.attribute("placeholder", example.as_str()),
        None => input,
    };
    match &field.input {
        Input::Text(text) if !text.is_empty() => input.attribute("value", text.as_str()),
        _ => input,
    }
}

/// Several lines of text.
pub fn lines(model: &Model, field: &Field, index: usize) -> Tag {
    let area = typed(tag("textarea rows=4"), model, field, index, false);
    match &field.input {
        Input::Text(text) => area.child(text.as_str()),
        _ => area,
    }
}

/// What every text control has.
pub fn typed(control: Tag, model: &Model, field: &Field, index: usize, email: bool) -> Tag {
    let control = control.fixed("part", "control").fixed("class", "in");
    let control = if email { control.fixed("autocomplete", "email") } else { unfilled(control) };
    tied(control.flag_true("aria-required", field.property.required), model, index, "0")
}

/// Asks browsers and password managers not to fill a control (`security.md` R23).
pub fn unfilled(control: Tag) -> Tag {
    control
        .fixed("autocomplete", "off")
        .fixed("data-1p-ignore", "")
        .fixed("data-lpignore", "true")
        .fixed("data-bwignore", "")
        .fixed("data-form-type", "other")
}

/// Keyboards of digits alone have no minus.
fn starts_at_zero(schema: &NumberSchema) -> bool {
    schema.minimum.as_ref().is_some_and(|least| !least.lexeme().starts_with('-'))
}
