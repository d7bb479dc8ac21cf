//! The presses that end a request: accept, decline and cancel.

use super::choice::option_of;
use crate::component::model::Model;
use crate::form::Input;
use crate::protocol::{ElicitRequest, ElicitResult, ElicitationAction};
use crate::trust::Press;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, MouseEvent};

/// Returns the card's element that an event happened at; `None` for slotted elements of the host.
pub fn target(event: &Event) -> Option<Element> {
    let card: Element = event.current_target()?.dyn_into().ok()?;
    let target: Element = event.target()?.dyn_into().ok()?;
    card.contains(Some(&target)).then_some(target)
}

/// Begins a pointer's press on accept; its end decides whether it counts. Only `mousedown` tells whether it is the
/// second press of a double click.
pub fn pressed(model: &Model, event: &Event) {
    if event.type_() == "mousedown" {
        model.progress.is_pressed.set(true);
    }
    let Some(press) = event.dyn_ref::<MouseEvent>().filter(|_| is_on_accept(event)) else { return };
    if event.type_() == "pointerdown" || press.detail() > 1 {
        press_began(model, event, Some(press));
    }
}

pub fn is_on_accept(event: &Event) -> bool {
    accept_of(event).is_some()
}

fn accept_of(event: &Event) -> Option<Element> {
    target(event)?.closest("#accept, .choice[part]").ok().flatten()
}

pub fn press_began(model: &Model, event: &Event, pointer: Option<&MouseEvent>) {
    let press = Press {
        point: pointer.map(|press| (f64::from(press.client_x()), f64::from(press.client_y()))),
        is_trusted: event.is_trusted(),
        detail: pointer.map_or(0, |press| press.detail().unsigned_abs()),
        control: 0,
    };
    model.press_monitor.press_began(press, accept_of(event).as_ref());
}

/// Accepts after a user's press: a trusted event that began and ended on accept after the guard time. It sends the
/// answer or shows the errors; a warned request takes a second step. `button` is the button's id, which in a form of
/// one choice names the answer.
pub fn press_accept(model: &Model, event: &Event, button: &str) {
    let is_key = model.press_monitor.is_key_down();
    let counts = model.press_monitor.press_ended();
    if !event.is_trusted() || !model.is_open() {
        return;
    }
    model.progress.is_early.set(is_key && !counts);
    if !counts {
        if is_key {
            model.host.announce(".line > .pressed");
        }
        return;
    }
    if model.asked.is_url() {
        if model.why_second_step().is_some() && !model.progress.confirming_accept.get_untracked() {
            return take_second_step(model);
        }
        if let Some(href) = model.asked.address.get_untracked().href() {
            model.host.open(href);
            model.decide(ElicitResult::accept(None));
        }
        return;
    }
    if model.is_one_choice() && !model.progress.confirming_accept.get_untracked() {
        model.enter(0, Input::Choice(option_of(button)));
    }
    if !model.report_validity() {
        return model.focus_error();
    }
    model.entered.secret.set(model.form().is_secret_entered());
    if model.why_second_step().is_some() && !model.progress.confirming_accept.get_untracked() {
        return take_second_step(model);
    }
    model.decide(ElicitResult::accept(Some(model.content())));
}

/// The second step has its own button, which must be in view for its own guard time.
fn take_second_step(model: &Model) {
    model.press_monitor.second_step(true);
    model.progress.confirming_accept.set(true);
    model.focus.to_later("why".to_owned());
}

/// Returns true if Enter presses accept: in a line of text, at a radio button or checkbox, and with Ctrl or Cmd in any
/// field and on accept; never in a request without fields, where a key meant for something else could agree
/// (`docs/security.md` R27).
pub fn submits(model: &Model, event: &Event, key: &KeyboardEvent) -> bool {
    let is_form =
        matches!(model.asked.request, Ok(ElicitRequest::Form { .. })) && model.count() > 0 && !model.is_one_choice();
    // While the card asks whether to discard answers, there is no accept button.
    let is_asked = is_form && model.progress.asking.get_untracked().is_none();
    let input = target(event).and_then(|element| element.dyn_into::<HtmlInputElement>().ok());
    let is_line = input.is_some_and(|input| matches!(input.type_().as_str(), "text" | "radio" | "checkbox"));
    let within = |place: &str| target(event).is_some_and(|element| element.closest(place).ok().flatten().is_some());
    is_asked && (is_line && within(".field") || within(".field, #accept") && (key.ctrl_key() || key.meta_key()))
}

/// Declines or cancels. If the user might lose answers, the card asks first, and a second press confirms.
pub fn refuse(model: &Model, action: ElicitationAction) {
    let has_given = action == ElicitationAction::Cancel && model.has_given_steps();
    let is_asked = model.progress.asking.get_untracked() == Some(action);
    if !is_asked && model.is_open() && (has_given || model.form().is_changed()) {
        *model.progress.left_off.borrow_mut() = model.focus.focused();
        model.progress.asking.set(Some(action));
        model.focus.to_later("keep".to_owned());
    } else {
        model.decide(ElicitResult { action, content: None });
    }
}
