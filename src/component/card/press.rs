//! The presses that end a request: accept, decline and cancel.

use super::approval::ALWAYS;
use super::choice::option_of;
use super::view::View;
use crate::component::control::text_of;
use crate::component::host::html::{append, tag};
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::trust::{Press, Refusal};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

pub const ACCEPT: &str = "#accept, #always, #answer, .choice[part]";
/// The sentence at a button whose press did not count.
const SAID: &str = ".again";

/// Returns the card's element that an event happened at; `None` for slotted elements of the host.
pub fn target(view: &View, event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok().filter(|target| view.focus.is_in_card(target))
}

/// Begins a pointer's press on accept, which the guard judges now. Only `mousedown` tells whether it is the second
/// press of a double click.
pub fn on_pointer(view: &View, event: &Event) {
    if event.type_() == "mousedown" {
        view.is_pressed.set(true);
    }
    let press = event.unchecked_ref::<MouseEvent>();
    if is_on_accept(view, event) && (event.type_() == "pointerdown" || press.detail() > 1) {
        begin_press(view, event, Some(press));
    }
}

/// Handles a pointer that moves over the card, or below which the card has moved.
pub fn on_move(view: &View, event: &Event) {
    let pointer = event.unchecked_ref::<MouseEvent>();
    if pointer.is_trusted() {
        let screen = (f64::from(pointer.screen_x()), f64::from(pointer.screen_y()));
        view.monitor.pointer_at(accept_of(view, event).as_ref(), screen);
    }
}

pub fn is_on_accept(view: &View, event: &Event) -> bool {
    accept_of(view, event).is_some()
}

fn accept_of(view: &View, event: &Event) -> Option<Element> {
    target(view, event)?.closest(ACCEPT).ok().flatten()
}

pub fn begin_press(view: &View, event: &Event, pointer: Option<&MouseEvent>) {
    forget_said(view);
    let press = Press {
        point: pointer.map(|press| (f64::from(press.client_x()), f64::from(press.client_y()))),
        is_trusted: event.is_trusted(),
        detail: pointer.map_or(0, |press| press.detail().unsigned_abs()),
        control: 0,
    };
    view.monitor.begin_press(press, accept_of(view, event).as_ref());
}

/// Accepts after a user's press: a trusted event that began and ended on accept after the guard time. The id of the
/// button names the answer in a form of one choice; `answer` sends the reply in place of a tool.
pub fn press_accept(view: &View, event: &Event, id: &str) {
    let button = view.focus.find(id);
    match view.monitor.end_press(button.as_ref()) {
        Ok(()) if event.is_trusted() => {
            if id == "answer" {
                return send_reply(view);
            }
            view.look(false);
            let note = view.focus.find("note-line").and_then(|note| text_of(&note));
            view.change(|question| {
                question.remarks.is_always = id == ALWAYS;
                question.remarks.note = note.or_else(|| question.remarks.note.take());
                question.accept(option_of(id))
            });
        }
        Ok(()) | Err((Refusal::Unmeant, _)) => {}
        Err((Refusal::Early, began)) => say(view, began.or(button), Key::PressAgain),
        Err((Refusal::Moved, began)) => say(view, began.or(button), Key::PageMoved),
    }
}

/// Ends a pointer's press that began on accept and ended elsewhere, and says so if the button has moved away.
pub fn end_elsewhere(view: &View, event: &MouseEvent) {
    let began = view.monitor.end_elsewhere(f64::from(event.client_x()), f64::from(event.client_y()));
    if began.is_some() {
        say(view, began, Key::PageMoved);
    }
}

fn forget_said(view: &View) {
    _ = view.focus.select(SAID).map(|said| said.remove());
}

/// Returns true if the page's script has prevented a press in a field, which came too early after another question; and
/// says so, but not to the second click of a double click, which nobody means.
pub fn is_early(view: &View, event: &Event, clicks: i32) -> bool {
    let place = target(view, event).and_then(|at| at.closest("label, .field").ok()?);
    let is_early = event.default_prevented() && place.is_some();
    if is_early && clicks == 1 {
        forget_said(view);
        say(view, place, Key::PressAgain);
    }
    is_early
}

/// Says at a button, and to screen readers, why its press did not count. Nothing moves for it.
fn say(view: &View, button: Option<Element>, key: Key) {
    let question = view.question.borrow();
    if let Some(button) = button.filter(|_| question.is_open()) {
        append(&button, tag("span class=again aria-hidden=true").child(question.say(key)).into());
        view.announce(SAID);
    }
}

/// Returns true if Enter presses accept: in a line of text, in a date, at a radio button or checkbox, and with Ctrl or Cmd in any
/// field and on accept. It never does in a request without fields, where a stray key could agree (`docs/security.md`
/// R27).
pub fn submits(view: &View, event: &Event, key: &KeyboardEvent) -> bool {
    let question = view.question.borrow();
    // While the card asks whether to discard answers, or for a reply, no button accepts the fields.
    let is_asking = question.exit.is_some() || question.remarks.reply.is_some();
    let has_accept = question.has_fields() && !question.is_one_choice && !is_asking;
    let kind = target(view, event).and_then(|element| element.get_attribute("type"));
    let is_line = matches!(kind.as_deref(), Some("text" | "date" | "datetime-local" | "radio" | "checkbox"));
    let within =
        |place: &str| target(view, event).is_some_and(|element| element.closest(place).ok().flatten().is_some());
    has_accept
        && (is_line && within(".field, #note-line") || within(".field, #accept") && (key.ctrl_key() || key.meta_key()))
}

pub fn send_reply(view: &View) {
    let reply = written_reply(view);
    view.change(|question| question.send_reply(reply.trim()));
}

pub fn written_reply(view: &View) -> String {
    view.focus.find("reply").and_then(|reply| text_of(&reply)).unwrap_or_default()
}

/// Declines or cancels, or asks first.
pub fn refuse(view: &View, action: ElicitationAction) {
    // The question about one of them may lead to the other.
    if view.question.borrow().exit.is_none() {
        *view.left_off.borrow_mut() = view.focus.id();
    }
    view.change(|question| question.refuse(action));
}
