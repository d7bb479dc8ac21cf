//! The outermost element handles every event of the card and passes it to the model. The target's id names the field of
//! an event.

use super::aside;
use super::choice::{self, Outcome};
use super::press::{is_on_accept, press_accept, press_began, pressed, refuse, submits, target};
use crate::component::control;
use crate::component::host::html::Tag;
use crate::component::host::id;
use crate::component::model::{Listed, Model};
use crate::protocol::{ElicitResult, ElicitationAction};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, KeyboardEvent, MouseEvent};

/// Key codes.
const TAB: u32 = 9;
const IN_INPUT_METHOD: u32 = 229;

pub fn listen(card: Tag, model: &Rc<Model>) -> Tag {
    let on = |card: Tag, name: &'static str, act: fn(&Model, &Event)| {
        let model = Rc::clone(model);
        card.on(name, move |event| act(&model, &event))
    };
    let card = on(card, "input", entered);
    let card = on(card, "change", entered);
    let card = on(card, "focusout", left);
    let card = on(card, "click", clicked);
    let card = on(card, "keydown", key_down);
    let card = on(card, "pointerdown", pressed);
    let card = on(card, "mousedown", pressed);
    // The page must not see these keys: a chat would handle them too.
    let card = on(card, "keyup", key_up);
    on(card, "keypress", |_, event| event.stop_propagation())
}

fn entered(model: &Model, event: &Event) {
    if let Some(element) = target(event) {
        control::entered(model, &element);
    }
}

fn left(model: &Model, event: &Event) {
    // A key that is released elsewhere presses nothing here.
    if is_on_accept(event) && model.press_monitor.is_key_down() {
        _ = model.press_monitor.press_ended();
    }
    // Buttons have no answer; and removing a focused button must not call back into the model.
    let Some(element) = target(event).filter(|element| element.tag_name() != "BUTTON") else { return };
    let id = element.id();
    let Some((field, _)) = id::part_of(&id) else { return };
    control::left(model, &element);
    let to = event.dyn_ref::<FocusEvent>().and_then(FocusEvent::related_target);
    let to: Option<Element> = to.and_then(|to| to.dyn_into().ok());
    let within = |element: &Element, place: &str| element.closest(place).ok().flatten();
    // Moving within a field does not leave it; and a button must not move away from a press that will check all fields.
    let stays = to.is_some_and(|to| {
        within(&element, ".field").is_some_and(|field| field.contains(Some(&to))) || within(&to, "#actions").is_some()
    });
    match stays {
        true => {}
        false if model.progress.is_pressed.get() => model.progress.pressed_away_from.set(Some(field)),
        false => model.leave(field),
    }
}

fn press_is_over(model: &Model) {
    model.progress.is_pressed.set(false);
    if let Some(field) = model.progress.pressed_away_from.take() {
        model.leave(field);
    }
}

fn clicked(model: &Model, event: &Event) {
    act(model, event);
    press_is_over(model);
}

/// Runs the action of a pressed button.
fn act(model: &Model, event: &Event) {
    let Some(button) = target(event).and_then(|element| element.closest("button").ok().flatten()) else { return };
    let id = button.id();
    match (id.as_str(), id::part_of(&id)) {
        _ if is_on_accept(event) => {
            // Assistive technologies and Enter only send a click, which is a whole press.
            let is_key = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() == 0);
            if is_key && !model.press_monitor.is_key_down() {
                press_began(model, event, None);
            }
            press_accept(model, event, &id);
        }
        // The second click of a double click must not answer the question that the first one opened.
        ("decline" | "dismiss", _) if is_repeated(event) => {}
        ("decline", _) => refuse(model, ElicitationAction::Decline),
        ("dismiss", _) => refuse(model, ElicitationAction::Cancel),
        ("discard", _) => match model.progress.asking.get_untracked() {
            Some(ElicitationAction::Decline) => model.decide(ElicitResult::decline()),
            _ => model.decide(ElicitResult::cancel()),
        },
        ("given", _) => model.host.ask("sendGiven"),
        ("back", _) => model.host.ask("back"),
        ("list-all", _) => {
            model.entered.list.listed.set(Listed::All);
            model.focus.to_later("list".to_owned());
        }
        ("keep", _) => {
            model.progress.asking.set(None);
            // A second press of the key must not send from the new focus.
            model.press_monitor.changed();
            model.focus_where_left_off();
        }
        ("again", _) => {
            if let Some(href) = model.asked.address.get_untracked().href() {
                model.host.open(href);
                model.aside.set_opened(true);
            }
        }
        (other, None) => match choice::opened_by(other) {
            Some(option) => model.open_text(option),
            None => aside::press(model, other),
        },
        (_, Some((field, "jump"))) => model.focus.to_field(field),
        (_, Some((field, "unmask"))) => model.unmask(field),
        (_, Some((field, part))) => control::clicked(model, field, part),
    }
}

fn is_repeated(event: &Event) -> bool {
    event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 1)
}

fn key_down(model: &Model, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    press_is_over(model);
    // By its code: WebKit on Linux has no key name for Shift+Tab.
    let code = key.key_code();
    if code != TAB {
        event.stop_propagation();
    }
    // During text composition, the keys belong to the input method.
    if key.is_composing() || code == IN_INPUT_METHOD {
        return;
    }
    let at = target(event);
    if at.as_ref().is_some_and(|at| control::key_down(model, at, key)) {
        return event.prevent_default();
    }
    match at.as_ref().and_then(|at| choice::key(at, key)) {
        Some(Outcome::Moved) => return event.prevent_default(),
        Some(Outcome::Press(button)) if !key.repeat() => {
            event.prevent_default();
            press_began(model, event, None);
            return press_accept(model, event, &button.id());
        }
        _ => {}
    }
    match key.key().as_str() {
        "Escape" => {
            event.prevent_default();
            refuse(model, ElicitationAction::Cancel);
        }
        "Enter" if !key.repeat() && submits(model, event, key) => {
            event.prevent_default();
            if let Some(at) = at {
                control::left(model, &at);
            }
            // If a request is warned of or accept is out of view, Enter first moves the focus to accept.
            if !model.press_monitor.is_in_view() || model.is_warned() && !is_on_accept(event) {
                return model.focus.to_later("accept".to_owned());
            }
            press_began(model, event, None);
            press_accept(model, event, "accept");
        }
        // Its click comes when the key is released.
        " " if !key.repeat() && is_on_accept(event) => press_began(model, event, None),
        // A held key does not send or press a button repeatedly.
        "Enter" if key.repeat() => event.prevent_default(),
        _ => {}
    }
}

/// Handles a released key, which presses nothing if it went down elsewhere or long ago.
fn key_up(model: &Model, event: &Event) {
    event.stop_propagation();
    let is_space = event.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.key() == " ");
    if is_space && is_on_accept(event) && !model.press_monitor.is_key_down() {
        event.prevent_default();
    }
}
