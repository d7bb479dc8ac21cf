use super::{ControlElements, FieldControl, link};
use crate::component::host::html::{Tag, tag};
use crate::component::host::{has_keypad_without_minus, id};
use crate::form::{Control, Field, Keyboard};
use crate::message::{Key, example_hint};
use crate::question::Question;
use crate::schema::PrimitiveSchemaDefinition as Definition;
use crate::trust::{TextKind, display_text};

/// The attributes of every text control: they ask browsers and password managers not to fill it (`docs/security.md`
/// R23).
macro_rules! unfilled {
    ($element:expr) => {
        concat!(
            $element,
            " class=in autocomplete=off data-1p-ignore data-lpignore=true data-bwignore data-form-type=other"
        )
    };
}
pub(super) use unfilled;

/// The same, for a control that holds an answer.
macro_rules! typed {
    ($element:literal) => {
        $crate::component::control::text::unfilled!(concat!($element, " part=control"))
    };
}
pub(super) use typed;

/// The line for the reply of an approval.
pub fn reply_line() -> Tag {
    tag(unfilled!("input type=text part=reply id=reply"))
}

/// A line of text. Numbers and addresses are typed as text too: the browser's own controls for them drop invalid text.
pub struct Line;

impl FieldControl for Line {
    fn draw(&self, question: &Question, field: &Field, index: usize) -> ControlElements {
        let input = required(line(field), question, field, index);
        // Enter accepts here, but not in a warned request.
        let does = if question.has_next_step() { "next" } else { "send" };
        let input = if question.is_warned() { input } else { input.fixed("enterkeyhint", does) };
        let example = field.property.examples.as_ref().map(|example| display_text(example, TextKind::Title).text);
        let input =
            match example.or_else(|| example_hint(field, &question.language).filter(|_| !question.hides_label())) {
                Some(example) => input.attribute("placeholder", example),
                None => input,
            };
        let text = field.input.text();
        let input = if text.is_empty() { input } else { input.attribute("value", text) };
        if Control::of(&field.property) != Some(Control::DateTime) {
            return ControlElements::one(input);
        }
        let control = input.element().clone();
        let as_date = link(index, "as-date", question.say(Key::ChooseDate));
        ControlElements::around(tag("div class=zoned").child(input).child(as_date), &control)
    }
}

/// A line of text. Codes and addresses are written from left to right, without spell check.
fn line(field: &Field) -> Tag {
    let definition = &field.property.definition;
    let keyboard = Keyboard::of(definition);
    let mode = match keyboard {
        Keyboard::Email => {
            return tag(
                "input type=text inputmode=email dir=ltr spellcheck=false autocapitalize=off autocomplete=email part=control class=in",
            );
        }
        Keyboard::Address => "url",
        Keyboard::Digits => "numeric",
        Keyboard::Signed if has_keypad_without_minus() => "text",
        Keyboard::Decimal | Keyboard::Signed => "decimal",
        Keyboard::Text => "",
    };
    let format = match definition {
        Definition::String(schema) => schema.format.as_deref().unwrap_or_default(),
        _ => "",
    };
    let is_code = matches!(keyboard, Keyboard::Address | Keyboard::Digits)
        || matches!(format, "date-time" | "time" | "uuid" | "date");
    let input = match is_code {
        true => tag(typed!("input type=text dir=ltr spellcheck=false autocapitalize=off")),
        false => tag(typed!("input type=text")),
    };
    if mode.is_empty() { input } else { input.fixed("inputmode", mode) }
}

/// Several lines of text, or a list with one entry per line.
pub struct Lines;

impl FieldControl for Lines {
    fn draw(&self, question: &Question, field: &Field, index: usize) -> ControlElements {
        let area = required(tag(typed!("textarea rows=4")), question, field, index);
        ControlElements::one(area.child(field.input.text()))
    }
}

/// Connects a control to its field, and marks it as required. If a secret may be typed, the text is not sent to a spell
/// checker (`docs/security.md` R24).
pub fn required(control: Tag, question: &Question, field: &Field, index: usize) -> Tag {
    let control = if question.is_warned() { control.fixed("spellcheck", "false") } else { control };
    // The values of an agent are in any language, and JSON is written from left to right.
    let control = match field.is_argument {
        true => control.fixed("dir", if field.is_json { "ltr" } else { "auto" }),
        false => control,
    };
    control.flag_true("aria-required", field.property.required).attribute("id", id::of(index, "0"))
}
