//! A form of one choice: its question, and a button for each answer instead of a control and accept. A press on a
//! button sends.

use super::notice::{self, described};
use crate::component::control::value_beside;
use crate::component::host::html::{Html, Tag, all_in, button, nothing, tag};
use crate::component::host::{id, move_to};
use crate::component::server_text::{server_text, text_in};
use crate::form::Field;
use crate::json::{Value, digits};
use crate::message::Key;
use crate::question::{Question, mark};
use crate::schema::EnumOption;
use crate::trust::TextKind;
use web_sys::{Element, KeyboardEvent};

/// The id of the first option's button, which is the accept button's id in other forms.
const FIRST: &str = "accept";
/// The id of the button that sends no answer.
const NONE: &str = "accept-none";
/// The id prefix of a button that opens the text of its option.
const OTHER: &str = "other-";
const CHOICE: &str = ".choice";

pub fn heading(question: &Question) -> Html {
    let Some(field) = question.form.fields.first() else { return nothing() };
    let is_hidden = question.hides_label();
    let label = tag(if is_hidden { "p part=label class=unseen" } else { "p part=label class=name" });
    let title = server_text(question, &question.label(0), TextKind::Title);
    let text = field.property.description.as_deref();
    tag("div class=field part=field")
        .attribute("id", id::of_field(0))
        .child(label.attribute("id", id::of(0, "label")).child(title))
        .child(text_in("p class=hint part=hint", question, text, TextKind::Description))
        .child(notice::of_field(question, 0))
        .into()
}

/// The maximum length of each label if two options share a row with decline; other options have a row each.
const SHORT: usize = 12;

pub fn is_row(question: &Question, field: &Field) -> bool {
    let is_short = |option: &EnumOption| {
        let label = question.button_text(field, option).unwrap_or_else(|| question.title(field, option));
        option.description.is_none() && label.chars().count() <= SHORT
    };
    field.options.len() == 2 && !question.shows_values(field) && field.options.iter().all(is_short)
}

/// The group of all answer buttons, named after the property, since the label may be hidden.
pub fn buttons(question: &Question, field: &Field, is_row: bool) -> Tag {
    let default = field.input.choices().first().copied();
    let suggested = default.filter(|_| field.is_suggested(&question.form.number_format));
    let has_shortcuts =
        !field.options.iter().any(|option| question.title(field, option).starts_with(|c: char| c.is_ascii_digit()));
    let owner = field.companion.and_then(|text| question.form.fields.get(text)?.owner);
    let options = field.options.iter().enumerate().map(|(number, option)| {
        if owner.is_some_and(|owner| owner.option == Some(number)) {
            let other =
                tag("button type=button class=choice tabindex=-1").attribute("id", [OTHER, &digits(number)].concat());
            return other.child(label(question, field, option));
        }
        let is_no = option.value == Value::Boolean(false);
        let is_default = default == Some(number);
        let is_busy = question.is_sending() && is_default;
        let is_filled = is_default && (!is_busy || field.is_default(&question.form.number_format));
        let id = if number == 0 { FIRST.to_owned() } else { [FIRST, "-", &digits(number)].concat() };
        let digit = has_shortcuts.then(|| digits(number.saturating_add(1)));
        let description = text_in("small", question, option.description.as_deref(), TextKind::Description);
        let suggestion = (suggested == Some(number)).then(|| question.say(mark(field)));
        tag("button type=button data-waiting")
            .attribute("class", if is_filled { "choice go" } else { "choice no" })
            .attribute("id", &id)
            .attribute("part", if is_no { "accept-no choice" } else { "accept choice" })
            .attribute("tabindex", if default.unwrap_or(0) == number { "0" } else { "-1" })
            .attribute("aria-describedby", described(question))
            .maybe("aria-keyshortcuts", digit.as_deref())
            .flag("data-busy", is_busy)
            .child(
                tag("span")
                    .child(label(question, field, option))
                    .child(value_beside(question, field, option))
                    .child(description),
            )
            .child(suggestion.map_or_else(nothing, |text| {
                // The space parts two words of the button's name.
                let class = if is_row { "small class=unseen" } else { "small class=suggested-choice" };
                Html::Many(vec![" ".into(), tag(class).child(text).into()])
            }))
            .child(digit.filter(|_| !is_row).map(|digit| tag("kbd aria-hidden=true").child(digit)))
    });
    tag(if is_row { "div class=row role=group" } else { "div class=rows role=group" })
        .attribute("aria-labelledby", id::of(0, "label"))
        .maybe("aria-describedby", question.has_message().then_some("message"))
        .attribute("data-property", field.property.name.as_str())
        .flag("data-keys", has_shortcuts)
        .children(options.map(Into::into))
}

/// The button that sends no answer, if the field is optional.
pub fn none(question: &Question, field: &Field) -> Option<Tag> {
    let none = || button(NONE, "choice later", question.say(Key::NoAnswer)).attribute("part", "accept choice");
    let is_busy = question.is_sending() && field.input.choices().is_empty();
    (!field.property.required).then(|| none().attribute("data-waiting", "").flag("data-busy", is_busy))
}

fn label(question: &Question, field: &Field, option: &EnumOption) -> Html {
    match question.button_text(field, option) {
        Some(text) => text.into(),
        None => server_text(question, &question.title(field, option), TextKind::Title).into(),
    }
}

/// Returns the index of the option that the button with this id sends; `None` for no answer.
pub fn option_of(id: &str) -> Option<usize> {
    if id == FIRST { Some(0) } else { id.strip_prefix(FIRST)?.strip_prefix('-')?.parse().ok() }
}

/// Returns the index of the option whose text a button opens, from the button's id.
pub fn opened_by(id: &str) -> Option<usize> {
    id.strip_prefix(OTHER)?.parse().ok()
}

/// Moves the focus among the buttons with an arrow key, or returns the button for a digit.
pub fn key(at: &Element, key: &KeyboardEvent) -> Option<Element> {
    let at = at.closest(CHOICE).ok().flatten()?;
    if key.ctrl_key() || key.meta_key() || key.alt_key() || key.shift_key() {
        return None;
    }
    // The button without an answer is not in the group.
    let buttons = all_in(&at.closest("[role=group]").ok()??, CHOICE);
    let place = buttons.iter().position(|button| *button == at)?;
    let last = buttons.len().checked_sub(1)?;
    let to = match key.key().as_str() {
        "ArrowDown" | "ArrowRight" if place == last => 0,
        "ArrowDown" | "ArrowRight" => place.saturating_add(1),
        "ArrowUp" | "ArrowLeft" => place.checked_sub(1).unwrap_or(last),
        digit => {
            let is_of = |button: &Element| button.get_attribute("aria-keyshortcuts").as_deref() == Some(digit);
            return buttons.into_iter().find(is_of);
        }
    };
    for (number, button) in buttons.iter().enumerate() {
        _ = button.set_attribute("tabindex", if number == to { "0" } else { "-1" });
    }
    let button = buttons.get(to)?;
    move_to(button, button);
    key.prevent_default();
    None
}
