//! Every event of the card arrives here, at its outermost element, and is passed to the model. Which field an event
//! belongs to is read from the id of what it happened to.

use super::html::Tag;
use super::{Model, control, focus, id, message, queue_panel, round};
use crate::protocol::{ElicitRequest, ElicitResult};
use crate::trust::Press;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, HtmlInputElement, KeyboardEvent, MouseEvent};

/// Makes the card listen.
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
    // What is typed here is not for the page: a chat would take it for its own.
    let card = on(card, "keyup", key_up);
    on(card, "keypress", |_, event| event.stop_propagation())
}

/// The element of the card that an event happened at; none where it is one that the host has put into a slot.
fn target(event: &Event) -> Option<Element> {
    let card: Element = event.current_target()?.dyn_into().ok()?;
    let target: Element = event.target()?.dyn_into().ok()?;
    card.contains(Some(&target)).then_some(target)
}

fn entered(model: &Model, event: &Event) {
    if let Some(element) = target(event) {
        control::entered(model, &element);
    }
}

fn left(model: &Model, event: &Event) {
    // A button has no answer; and one that is taken away, with the focus on it, must find nobody at work here.
    let Some(element) = target(event).filter(|element| element.tag_name() != "BUTTON") else { return };
    let id = element.id();
    let Some((field, _)) = id::part_of(&id) else { return };
    control::left(model, &element);
    let to = event.dyn_ref::<FocusEvent>().and_then(FocusEvent::related_target);
    let to: Option<Element> = to.and_then(|to| to.dyn_into().ok());
    let within = |element: &Element, place: &str| element.closest(place).ok().flatten();
    // Within a field nothing is left; and a button must not move away from the press on it that will check all fields.
    let stays = to.is_some_and(|to| {
        within(&element, ".field").is_some_and(|field| field.contains(Some(&to))) || within(&to, "footer").is_some()
    });
    if !stays {
        model.leave(field);
    }
}

fn clicked(model: &Model, event: &Event) {
    let Some(button) = target(event).and_then(|element| element.closest("button").ok().flatten()) else { return };
    let id = button.id();
    match (id.as_str(), id::part_of(&id)) {
        ("accept", _) => {
            // Of an assistive technology, and of Enter, there is a click alone: it is the whole press.
            let is_key = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() == 0);
            if is_key && !model.press_monitor.is_key_down() {
                press_began(model, event, 0);
            }
            press_accept(model, event);
        }
        ("decline", _) => model.decide(ElicitResult::decline()),
        ("cancel", _) => cancel(model, model.form.borrow().is_much_entered()),
        ("discard", _) => model.decide(ElicitResult::cancel()),
        ("given", _) => model.host.send_given(),
        ("back", _) => model.host.back(),
        ("show-all", _) => message::show_all(model),
        ("keep", _) => {
            model.confirming_cancel.set(false);
            // A second press of the key must not meet the button that is here now.
            model.press_monitor.changed();
            focus::back(model);
        }
        ("again", _) => {
            if let Some(href) = model.address.get_untracked().href() {
                model.host.open(href);
                model.queue.opened();
            }
        }
        (queue, None) if queue_panel::press(model, queue) => {}
        (_, Some((field, "jump"))) => focus::field(model, field),
        _ => _ = control::clicked(model, &button),
    }
}

/// A pointer's press on accept begins; whether it counts is known when it ends. Only its `mousedown` says whether it is
/// the second of a double click.
fn pressed(model: &Model, event: &Event) {
    let clicks = event.dyn_ref::<MouseEvent>().map_or(1, |press| press.detail()).unsigned_abs().max(1);
    if is_on_accept(event) && (event.type_() == "pointerdown" || clicks > 1) {
        press_began(model, event, clicks);
    }
}

fn is_on_accept(event: &Event) -> bool {
    target(event).is_some_and(|element| element.closest("#accept").ok().flatten().is_some())
}

fn press_began(model: &Model, event: &Event, detail: u32) {
    model.press_monitor.press_began(model, Press { is_trusted: event.is_trusted(), is_repeat: false, detail });
}

/// Accept takes a person's press: a trusted event, begun and ended after the guard time.
fn press_accept(model: &Model, event: &Event) {
    if !event.is_trusted() || !model.is_open() || !model.press_monitor.accepts(model) {
        return;
    }
    model.press_monitor.entered(model);
    model.press_monitor.clear_remark();
    if message::goes_to_end(model) {
        return;
    }
    if let Ok(ElicitRequest::Url { .. }) = model.request {
        if let Some(href) = model.address.get_untracked().href() {
            model.host.open(href);
            model.decide(ElicitResult::accept(None));
        }
        return;
    }
    if !model.report_validity() {
        return focus::errors(model);
    }
    model.unseen.update(model);
    if model.unseen.count() > 0 {
        return model.press_monitor.go_to_unseen(model);
    }
    model.secret_entered.set(model.form.borrow().is_secret_entered());
    if model.is_warned() && !model.confirming_accept.get_untracked() {
        // The second step is a button of its own, which has to be seen for its own time.
        let pressed = focus::focused(model).filter(|id| id == "accept");
        model.confirming_accept.set(true);
        model.previewing.set(true);
        model.press_monitor.second_step();
        if let Some(id) = pressed {
            focus::later(model, id);
        }
        return;
    }
    model.decide(ElicitResult::accept(Some(model.content())));
}

fn key_down(model: &Model, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if key.key() != "Tab" {
        event.stop_propagation();
    }
    // While a text is being composed, its keys belong to the input method.
    if key.is_composing() || key.key_code() == 229 {
        return;
    }
    let at = target(event);
    if at.as_ref().is_some_and(|at| control::key_down(model, at, key)) {
        return event.prevent_default();
    }
    match key.key().as_str() {
        "Escape" => {
            event.prevent_default();
            cancel(model, model.form.borrow().is_changed());
        }
        "Enter" if !key.repeat() && submits(model, event, key) => {
            event.prevent_default();
            if let Some(at) = at {
                control::left(model, &at);
            }
            press_began(model, event, 0);
            press_accept(model, event);
        }
        // Its click comes when it is let go.
        " " if !key.repeat() && is_on_accept(event) => press_began(model, event, 0),
        // A held key neither sends nor presses a button again and again.
        "Enter" if key.repeat() => event.prevent_default(),
        _ => {}
    }
}

/// A key that went down elsewhere, or long ago, presses nothing here.
fn key_up(model: &Model, event: &Event) {
    event.stop_propagation();
    let is_space = event.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.key() == " ");
    if is_space && is_on_accept(event) && !model.press_monitor.is_key_down() {
        event.prevent_default();
    }
}

/// Whether Enter sends: in a line of text, or with Ctrl or Cmd in any field and on accept; never where nothing is entered, since a key
/// meant for something else could agree to it (`docs/security.md` R27).
fn submits(model: &Model, event: &Event, key: &KeyboardEvent) -> bool {
    let asked = matches!(model.request, Ok(ElicitRequest::Form { .. })) && !model.form.borrow().fields.is_empty();
    // While it is asked whether to cancel, there is nothing to accept with.
    let form = asked && !model.is_warned() && !model.confirming_cancel.get_untracked();
    let line = target(event)
        .and_then(|element| element.dyn_into::<HtmlInputElement>().ok())
        .is_some_and(|input| matches!(input.type_().as_str(), "text" | "date" | "datetime-local"));
    let within = target(event).is_some_and(|element| element.closest(".field, #accept").ok().flatten().is_some());
    form && (line || within && (key.ctrl_key() || key.meta_key()))
}

/// Cancels; but where the person might lose what they entered, or answers they have given, it asks first, and cancels when it is asked for again.
fn cancel(model: &Model, asks: bool) {
    let asks = asks || round::has_given(model);
    if asks && model.is_open() && !model.confirming_cancel.get_untracked() {
        *model.left_off.borrow_mut() = focus::focused(model);
        model.confirming_cancel.set(true);
        focus::later(model, "keep".to_owned());
    } else {
        model.decide(ElicitResult::cancel());
    }
}
