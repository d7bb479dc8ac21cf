//! The outermost element handles every event of the card and passes it to the question. The target's id names the field
//! of an event.

use super::aside;
use super::choice;
use super::press::{
    begin_press, end_elsewhere, is_early, is_on_accept, on_move, on_pointer, press_accept, refuse, send_reply, submits,
    target,
};
use super::view::View;
use crate::component::control;
use crate::component::host::html::{MountedPart, find_in, listen, mount, set_flag, tag};
use crate::component::host::{id, move_to, now};
use crate::form::Input;
use crate::protocol::ElicitationAction;
use crate::question::{Button, Changes, FieldButton, Part, Reply};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, KeyboardEvent, MouseEvent, Node};

const TAB: u32 = 9;
const IN_INPUT_METHOD: u32 = 229;

type Listener = fn(&View, &Event);

const LISTENERS: [(&str, Listener); 13] = [
    ("input", entered),
    ("change", entered),
    ("focusout", left),
    ("click", clicked),
    ("keydown", key_down),
    ("pointerdown", on_pointer),
    ("mousedown", on_pointer),
    ("pointermove", on_move),
    ("pointerenter", |view, _| view.monitor.pointer(true)),
    ("pointerleave", |view, _| view.monitor.pointer(false)),
    ("toggle", toggled),
    // The page must not see these keys: a chat would handle them too.
    ("keyup", key_up),
    ("keypress", |_, event| event.stop_propagation()),
];

/// The whole card: the question while the request is open, then its outcome.
pub fn card(root: &Node, view: &Rc<View>) -> MountedPart {
    let card = tag("section class=card part=base role=group aria-labelledby=who");
    let listeners = LISTENERS.map(|(name, act)| {
        let view = Rc::clone(view);
        listen(&card.0, name, Box::new(move |event| act(&view, event.unchecked_ref())))
    });
    let card = card.child(view.place(Part::Card)).child(view.place(Part::Aside));
    view.focus.set_card(&card.0);
    let seen = Weak::clone(&view.this);
    view.monitor.begin(move || _ = seen.upgrade().map(|view| view.seen()));
    view.apply(Changes::of(&[Part::Card, Part::Aside]));
    mount(root, card, listeners.into())
}

fn entered(view: &View, event: &Event) {
    let input = target(view, event).and_then(|element| control::input(&view.question.borrow(), &element));
    if let Some((field, input)) = input {
        view.typed.set(Some(now()));
        view.change(|question| question.enter(field, input));
    }
}

fn left(view: &View, event: &Event) {
    // A key that is released elsewhere presses nothing here.
    if view.monitor.is_key_down() && is_on_accept(view, event) {
        _ = view.monitor.end_press(None);
    }
    // Buttons have no answer.
    let Some(element) = target(view, event).filter(|element| element.tag_name() != "BUTTON") else { return };
    let id = element.id();
    let Some((field, _)) = id::part_of(&id) else { return };
    enter_incomplete(view, field, &element);
    let to = event.unchecked_ref::<FocusEvent>().related_target();
    let to: Option<Element> = to.and_then(|to| to.dyn_into().ok());
    let within = |element: &Element, place: &str| element.closest(place).ok().flatten();
    // Moving within a field does not leave it; and a button must not move away from a press that will check all fields.
    let stays = to.is_some_and(|to| {
        within(&element, ".field").is_some_and(|field| field.contains(Some(&to))) || within(&to, "#actions").is_some()
    });
    match stays {
        true => {}
        false if view.is_pressed.get() => view.pressed_away_from.set(Some(field)),
        false => view.change(|question| question.leave(field)),
    }
}

/// Enters an incomplete date that was typed into an empty field, which no other event reports.
fn enter_incomplete(view: &View, field: usize, element: &Element) {
    if control::is_incomplete(&view.question.borrow(), field, element) {
        view.change(|question| question.enter(field, Input::Incomplete));
    }
}

/// Handles that the user has opened or closed the list of answers.
fn toggled(view: &View, event: &Event) {
    if let Some(list) = target(view, event).filter(|element| element.id() == "preview") {
        view.change(|question| question.toggle_list(list.has_attribute("open")));
    }
}

/// Closes the open menu, unless it contains `at`, and returns true if there was one.
fn close_menu(view: &View, at: Option<&Element>) -> bool {
    let open = view.focus.select(".menu[open]");
    let Some(menu) = open.filter(|menu| at.is_none_or(|at| !menu.contains(Some(at)))) else { return false };
    set_flag(&menu, "open", false);
    if let (None, Some(summary)) = (at, find_in(&menu, "summary")) {
        move_to(&summary, &summary);
    }
    true
}

fn press_is_over(view: &View) {
    view.is_pressed.set(false);
    if let Some(field) = view.pressed_away_from.take() {
        view.change(|question| question.leave(field));
    }
}

fn clicked(view: &View, event: &Event) {
    let click = event.unchecked_ref::<MouseEvent>();
    if click.detail() > 0 && !is_on_accept(view, event) {
        end_elsewhere(view, click);
    }
    act(view, event);
    _ = target(view, event).is_some_and(|at| close_menu(view, Some(&at)));
    press_is_over(view);
}

/// Runs the action of a pressed button.
fn act(view: &View, event: &Event) {
    let clicks = event.unchecked_ref::<MouseEvent>().detail();
    if is_early(view, event, clicks) {
        return;
    }
    let Some(button) = target(view, event).and_then(|element| element.closest("button").ok().flatten()) else { return };
    let id = button.id();
    match (id.as_str(), id::part_of(&id)) {
        _ if is_on_accept(view, event) => {
            // Assistive technologies and Enter only send a click, which is a whole press.
            if clicks == 0 && !view.monitor.is_key_down() {
                begin_press(view, event, None);
            }
            press_accept(view, event, &id);
        }
        // The second click of a double click must not answer the question that the first one opened.
        ("decline" | "dismiss", _) if clicks > 1 => {}
        ("decline", _) if view.question.borrow().remarks.reply.is_some() => send_reply(view),
        ("decline", _) => refuse(view, ElicitationAction::Decline),
        ("dismiss", _) => refuse(view, ElicitationAction::Cancel),
        (_, Some((field, part))) => match FieldButton::parse(part) {
            Some(FieldButton::AllLines) => view.unfold(field),
            Some(button) => view.change(|question| question.press_in_field(field, button)),
            None => {}
        },
        (id, None) => match (Button::parse(id), choice::opened_by(id)) {
            (Some(Button::Copy), _) => aside::copy(view),
            (Some(button), _) => view.change(|question| question.press(button)),
            (None, Some(option)) => view.change(|question| question.open_text(option)),
            (None, None) => {}
        },
    }
}

fn key_down(view: &View, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    press_is_over(view);
    // By its code: WebKit on Linux has no key name for Shift+Tab.
    let code = key.key_code();
    if code != TAB {
        event.stop_propagation();
    }
    // During text composition, the keys belong to the input method.
    if key.is_composing() || code == IN_INPUT_METHOD {
        return;
    }
    let at = target(view, event);
    if at.as_ref().is_some_and(|at| control::key_down(&view.question.borrow(), at, key)) {
        return event.prevent_default();
    }
    if let Some(button) = at.as_ref().and_then(|at| choice::key(at, key)).filter(|_| !key.repeat()) {
        event.prevent_default();
        let id = button.id();
        // A digit sends no answer that is out of view.
        if !view.monitor.shows(&button) {
            return view.focus.to(&id);
        }
        begin_press(view, event, None);
        return press_accept(view, event, &id);
    }
    let is_in_reply = at.as_ref().is_some_and(|at| at.id() == "reply");
    match key.key().as_str() {
        name @ ("Escape" | "Enter") if is_in_reply && !key.repeat() => {
            event.prevent_default();
            let is_response = view.question.borrow().remarks.reply == Some(Reply::Response);
            match name {
                "Enter" if is_response && !view.monitor.is_in_view() => view.focus.to("answer"),
                "Enter" if is_response => {
                    begin_press(view, event, None);
                    press_accept(view, event, "answer");
                }
                "Enter" => send_reply(view),
                _ => view.change(|question| question.press(Button::CloseReply)),
            }
        }
        "Escape" if close_menu(view, None) => event.prevent_default(),
        "Escape" => {
            event.prevent_default();
            refuse(view, ElicitationAction::Cancel);
        }
        "Enter" if !key.repeat() && submits(view, event, key) => {
            event.prevent_default();
            if let Some((field, at)) = at.as_ref().and_then(|at| Some((id::part_of(&at.id())?.0, at))) {
                enter_incomplete(view, field, at);
            }
            // If a request is warned of or accept is out of view, Enter first moves the focus to accept.
            if !view.monitor.is_in_view() || view.question.borrow().is_warned() && !is_on_accept(view, event) {
                return view.focus.to("accept");
            }
            begin_press(view, event, None);
            press_accept(view, event, "accept");
        }
        // Its click comes when the key is released.
        " " if !key.repeat() && is_on_accept(view, event) => begin_press(view, event, None),
        // A held key does not send or press a button repeatedly.
        "Enter" if key.repeat() => event.prevent_default(),
        _ => {}
    }
}

/// Handles a released key, which presses nothing if it went down elsewhere or long ago.
fn key_up(view: &View, event: &Event) {
    event.stop_propagation();
    let is_space = event.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.key() == " ");
    if is_space && is_on_accept(view, event) && !view.monitor.is_key_down() {
        event.prevent_default();
    }
}
