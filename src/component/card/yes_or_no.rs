//! A question of yes or no: two buttons in place of a field and accept, each of which sends its answer.

use super::button::button;
use crate::component::control::title;
use crate::component::host::html::{Html, Tag, nothing, tag};
use crate::component::host::id;
use crate::component::model::Model;
use crate::component::server_text::server_text;
use crate::form::Form;
use crate::json::Value;
use crate::message::{Key, value};
use crate::trust::{TextKind, has_words, in_quotation_marks, shows_nothing};

/// The id of the button that says no; that of yes is `accept`.
pub const NO: &str = "accept-no";

/// What the card's own buttons say. A server's title that reads like one would be taken for it.
const OURS: [Key; 7] = [Key::Accept, Key::Decline, Key::Cancel, Key::Close, Key::Discard, Key::Back, Key::Next];

/// What the property says of itself: its label, and its description.
pub fn question(model: &Model, form: &Form) -> Html {
    let Some(field) = form.fields.first() else { return nothing() };
    let label = tag("p part=label class=asked").attribute("id", id::of(0, "label"));
    let description = field.property.description.as_ref();
    let description =
        description.map(|text| tag("p class=hint part=hint").child(server_text(model, text, TextKind::Description)));
    tag("div class=field part=field")
        .attribute("id", id::of_field(0))
        .attribute("data-property", field.property.name.as_str())
        .child(label.child(server_text(model, &model.label(0), TextKind::Title)))
        .child(description)
        .into()
}

pub fn buttons(model: &Model, form: &Form) -> [Option<Tag>; 2] {
    [(true, "accept", "go"), (false, NO, "no")].map(|(answer, id, class)| {
        let button = button(id, class, said(model, form, answer)?)
            .fixed("data-waiting", "")
            .attribute("aria-describedby", id::of(0, "label"));
        Some(if answer { button.fixed("part", "accept") } else { button.fixed("part", "accept-no") })
    })
}

/// What the button of an answer says.
pub fn said(model: &Model, form: &Form, answer: bool) -> Option<String> {
    let field = form.fields.first()?;
    let option = field.options.get(form.option_of(answer)?)?;
    Some(match &option.title {
        Some(own) if !shows_nothing(own) && !is_ours(model, own, answer) => {
            in_quotation_marks(&title(model, field, option))
        }
        _ => value(&Value::Boolean(answer), &model.language()),
    })
}

/// Whether a title has a word of the card's own buttons, or is the word for the other answer.
fn is_ours(model: &Model, title: &str, answer: bool) -> bool {
    let is = |words: &str, is_whole: bool| has_words(title, words) && (!is_whole || has_words(words, title));
    let says = |key: Key, is_whole: bool| {
        is(&model.say(key), is_whole) || key.english().first().is_some_and(|words| is(words, is_whole))
    };
    OURS.iter().any(|key| says(*key, false)) || says(if answer { Key::No } else { Key::Yes }, true)
}
