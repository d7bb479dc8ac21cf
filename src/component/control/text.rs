use super::tied;
use crate::component::html::{Tag, tag};
use crate::component::{Model, round};
use crate::form::{Control, Field, Input};
use crate::schema::{NumberSchema, PrimitiveSchemaDefinition as Definition};
use crate::trust::{TextKind, shown};

/// What every control has that text is typed in: it asks browsers and password managers not to fill it (`docs/security.md` R23).
macro_rules! typed {
    ($element:literal) => {
        concat!(
            $element,
            " part=control class=in autocomplete=off data-1p-ignore data-lpignore=true data-bwignore data-form-type=other"
        )
    };
}
pub(super) use typed;

/// A line of text. Numbers and addresses are typed as text too: the browser's own controls for them drop what they
/// cannot read.
pub fn line(model: &Model, field: &Field, index: usize) -> Tag {
    let format = match &field.property.definition {
        Definition::String(schema) => schema.format.as_deref().unwrap_or_default(),
        _ => "",
    };
    // Codes and addresses are written from left to right, and no dictionary knows them.
    let description = match (&field.property.definition, format, field.control) {
        // A year of four digits is complete when the fourth is typed.
        (_, _, Control::Date) => typed!("input type=date max=9999-12-31 dir=ltr spellcheck=false autocapitalize=off"),
        (Definition::Number(schema), ..) if schema.integer && starts_at_zero(schema) => {
            typed!("input type=text inputmode=numeric dir=ltr spellcheck=false autocapitalize=off")
        }
        (Definition::Number(_), ..) => typed!("input type=text inputmode=decimal"),
        (_, "email", _) => {
            "input type=text inputmode=email dir=ltr spellcheck=false autocapitalize=off autocomplete=email part=control class=in"
        }
        (_, "uri", _) => typed!("input type=text inputmode=url dir=ltr spellcheck=false autocapitalize=off"),
        (_, "date-time" | "time" | "uuid" | "date", _) => {
            typed!("input type=text dir=ltr spellcheck=false autocapitalize=off")
        }
        _ => typed!("input type=text"),
    };
    let input = required(tag(description), model, field, index);
    // Enter accepts here, but not where something is warned of.
    let does = if round::has_next(model) { "next" } else { "send" };
    let input = if model.is_warned() { input } else { input.fixed("enterkeyhint", does) };
    let placeholder = field.property.examples.as_ref().filter(|_| !field.is_clock());
    let input = match placeholder {
        Some(example) => input.attribute("placeholder", shown(example, TextKind::Title).text),
        None => input,
    };
    match &field.input {
        Input::Text(text) if !text.is_empty() => input.attribute("value", text.as_str()),
        _ => input,
    }
}

/// Several lines of text.
pub fn lines(model: &Model, field: &Field, index: usize) -> Tag {
    let area = required(tag(typed!("textarea rows=4")), model, field, index);
    match &field.input {
        Input::Text(text) => area.child(text.as_str()),
        _ => area,
    }
}

/// Ties a control to its field, and says whether it must be filled. What is typed where a secret may be is not sent to be
/// spelt (`docs/security.md` R24).
pub fn required(control: Tag, model: &Model, field: &Field, index: usize) -> Tag {
    let control = if model.is_warned() { control.fixed("spellcheck", "false") } else { control };
    tied(control.flag_true("aria-required", field.property.required), model, index, "0")
}

/// Keyboards of digits alone have no minus.
fn starts_at_zero(schema: &NumberSchema) -> bool {
    schema.minimum.as_ref().is_some_and(|least| !least.lexeme().starts_with('-'))
}
