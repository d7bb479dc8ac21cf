use super::{ControlElements, is_code, link, width};
use crate::component::host::html::{Tag, tag};
use crate::component::host::{has_keypad_without_minus, id};
use crate::form::{Control, Field, Keyboard};
use crate::message::{Key, example_hint};
use crate::question::{FieldButton, Question};
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

/// A line for a text that goes with the decision about an approval.
pub fn reply_line(id: &str) -> Tag {
    tag(unfilled!("input type=text part=reply")).attribute("id", id)
}

/// A line of text. Numbers and addresses are typed as text too: the browser's own controls for them drop invalid text.
pub fn line(question: &Question, field: &Field, index: usize) -> ControlElements {
    let example = field.property.examples.as_ref().map(|example| display_text(example, TextKind::Title).text);
    let example = example.or_else(|| example_hint(field, &question.language));
    let example =
        example.or_else(|| question.hides_label().then(|| display_text(&question.label(index), TextKind::Title).text));
    // Enter accepts here, but not in a warned request.
    let does = if question.has_next_step() { "next" } else { "send" };
    let input = required(empty_line(field), question, field, index)
        .maybe("enterkeyhint", (!question.is_warned()).then_some(does))
        .maybe("placeholder", example.as_deref())
        .maybe("value", Some(field.input.text()).filter(|text| !text.is_empty()));
    if Control::of(&field.property) != Some(Control::DateTime) {
        return ControlElements::one(input);
    }
    let control = input.0.clone();
    let as_date = link(index, FieldButton::AsDate, question.say(Key::ChooseDate));
    ControlElements::around(tag("div class=zoned").child(input).child(as_date), control)
}

/// A line of text. Codes and addresses are written from left to right, without spell check.
fn empty_line(field: &Field) -> Tag {
    let definition = &field.property.definition;
    let keyboard = Keyboard::of(definition);
    let mode = match keyboard {
        Keyboard::Email => {
            return tag(
                "input type=text inputmode=email dir=ltr spellcheck=false autocapitalize=off autocomplete=email part=control class=in",
            );
        }
        Keyboard::Address => Some("url"),
        Keyboard::Digits => Some("numeric"),
        Keyboard::Signed if has_keypad_without_minus() => Some("text"),
        Keyboard::Decimal | Keyboard::Signed => Some("decimal"),
        Keyboard::Text => None,
    };
    let format = match definition {
        Definition::String(schema) => schema.format.as_deref().unwrap_or_default(),
        _ => "",
    };
    let is_code = matches!(keyboard, Keyboard::Address | Keyboard::Digits)
        || matches!(format, "date-time" | "time" | "uuid" | "date");
    let code = typed!("input type=text dir=ltr spellcheck=false autocapitalize=off");
    tag(if is_code { code } else { typed!("input type=text") }).maybe("inputmode", mode)
}

/// Several lines of text, or a list with one entry per line.
pub fn lines(question: &Question, field: &Field, index: usize) -> ControlElements {
    let area = required(tag(typed!("textarea rows=4")), question, field, index);
    ControlElements::one(area.flag("data-lines", field.is_argument).child(field.input.text()))
}

/// Connects a control to its field, and marks it as required. If a secret may be typed, the text is not sent to a spell
/// checker (`docs/security.md` R24).
pub fn required(control: Tag, question: &Question, field: &Field, index: usize) -> Tag {
    // The values of an agent are in any language, and JSON is written from left to right.
    let direction = if field.is_json() { "ltr" } else { "auto" };
    control
        .maybe("spellcheck", question.is_warned().then_some("false"))
        .maybe("dir", field.is_argument.then_some(direction))
        .maybe("data-width", width(field))
        .flag("data-mono", is_code(field, field.input.text()))
        .maybe("aria-required", field.property.required.then_some("true"))
        .attribute("id", id::of(index, "0"))
}
