//! Every event of the card arrives here, at its outermost element, and is passed to the model. Which field an event
//! belongs to is read from the id of what it happened to.

use super::asking::Asking;
use super::html::Tag;
use super::list::Listed;
use super::press::{is_on_accept, press_accept, press_began, pressed, refuse, submits, target};
use super::{Model, control, focus, id, queue_panel};
use crate::form::{Control, Field, Input, NoMoment};
use crate::json::digits;
use crate::protocol::{ElicitResult, ElicitationAction};
use crate::schema::PrimitiveSchemaDefinition as Definition;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{
    ClipboardEvent, Element, Event, FocusEvent, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement,
    KeyboardEvent, MouseEvent,
};

/// Makes the card listen.
pub fn listen(card: Tag, model: &Rc<Model>) -> Tag {
    let on = |card: Tag, name: &'static str, act: fn(&Model, &Event)| {
        let model = Rc::clone(model);
        card.on(name, move |event| act(&model, &event))
    };
    let card = on(card, "input", |model, event| entered(model, event, false));
    let card = on(card, "change", |model, event| entered(model, event, true));
    let card = on(card, "focusin", control::reached);
    let card = on(card, "focusout", left);
    let card = on(card, "click", clicked);
    let card = on(card, "keydown", key_down);
    let card = on(card, "paste", pasted);
    let card = on(card, "pointerdown", pressed);
    let card = on(card, "mousedown", pressed);
    let scrolling = Rc::clone(model);
    // Scrolling does not bubble; it is heard on its way down.
    let card = card.on_the_way("scroll", move |event| control::scrolled(&scrolling, &event));
    // What is typed here is not for the page: a chat would take it for its own.
    let card = on(card, "keyup", key_up);
    on(card, "keypress", |_, event| event.stop_propagation())
}

fn entered(model: &Model, event: &Event, is_change: bool) {
    let Some(element) = target(event) else { return };
    let id = element.id();
    let Some((field, part)) = id::part_of(&id) else { return };
    if control::entered(model, field, part, &element, is_change) {
        return;
    }
    if let Some(input) = read(model, field, part, &element) {
        model.enter(field, input);
    }
}

fn read(model: &Model, field: usize, part: &str, element: &Element) -> Option<Input> {
    let form = model.form.borrow();
    let entered = form.fields.get(field)?;
    let text = || {
        let input = element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value);
        input.or_else(|| element.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value))
    };
    let checked = || element.dyn_ref::<HtmlInputElement>().is_some_and(HtmlInputElement::checked);
    Some(match entered.control {
        // What is there of a date that is not complete must not be taken for no answer.
        _ if entered.is_clock() && is_incomplete(element) => Input::NoMoment(NoMoment::Incomplete),
        _ if entered.is_typed() => Input::Text(text()?),
        Control::Radios => Input::Choice(part.parse().ok()),
        Control::Select => Input::Choice(element.dyn_ref::<HtmlSelectElement>()?.value().parse().ok()),
        Control::Checkbox => Input::Choice(Some(usize::from(!checked()))),
        Control::Agreement => Input::Choice(checked().then_some(0)),
        Control::Checkboxes => {
            let option: usize = part.parse().ok()?;
            let Input::Choices(mut chosen) = entered.input.clone() else { return None };
            chosen.retain(|other| *other != option);
            if checked() {
                chosen.push(option);
                chosen.sort_unstable();
            }
            Input::Choices(chosen)
        }
        Control::List => {
            let Input::Entries(mut entries) = entered.input.clone() else { return None };
            let number: usize = part.parse().ok()?;
            if number >= entries.len() {
                entries.resize(number.saturating_add(1), String::new());
            }
            *entries.get_mut(number)? = text()?;
            Input::Entries(entries)
        }
        _ => return None,
    })
}

fn is_incomplete(element: &Element) -> bool {
    element.dyn_ref::<HtmlInputElement>().is_some_and(|input| input.validity().bad_input())
}

fn left(model: &Model, event: &Event) {
    // A button has no answer; and one that is taken away, with the focus on it, must find nobody at work here.
    let Some(element) = target(event).filter(|element| element.tag_name() != "BUTTON") else { return };
    let id = element.id();
    let Some((field, part)) = id::part_of(&id) else { return };
    control::left(model, field, part);
    // Nothing else says that an incomplete date was typed where there was none.
    let is_clock = model.form.borrow().fields.get(field).is_some_and(Field::is_clock);
    if is_clock && is_incomplete(&element) {
        entered(model, event, false);
    }
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
    let named = target(event).and_then(|element| element.closest("[id]").ok().flatten()).map(|element| element.id());
    if let Some((field, part)) = named.as_deref().and_then(id::part_of)
        && control::clicked(model, field, part)
    {
        return;
    }
    let Some(button) = target(event).and_then(|element| element.closest("button").ok().flatten()) else { return };
    let id = button.id();
    match (id.as_str(), id::part_of(&id)) {
        ("accept", _) => {
            // Of an assistive technology, and of Enter, there is a click alone: it is the whole press.
            let is_key = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() == 0);
            if is_key && !model.press_monitor.is_key_down() {
                press_began(model, event, None);
            }
            press_accept(model, event);
        }
        ("decline", _) => refuse(model, ElicitationAction::Decline, false),
        (id @ ("cancel" | "dismiss"), _) => refuse(model, ElicitationAction::Cancel, id == "dismiss"),
        ("discard", _) => match model.asking.get_untracked() {
            Some(Asking { action: ElicitationAction::Decline, .. }) => model.decide(ElicitResult::decline()),
            _ => model.decide(ElicitResult::cancel()),
        },
        ("given", _) => model.host.send_given(),
        ("back", _) => model.host.back(),
        ("list-all", _) => model.list.listed.set(Listed::All),
        ("keep", _) => {
            model.asking.set(None);
            // A second press of the key must not send from where the focus is now.
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
        (_, Some((field, "unmask"))) => model.unmask(field),
        (_, Some((field, part @ ("year-19" | "year-20")))) => {
            control::take_century(model, field, if part == "year-19" { 19 } else { 20 });
            model.redraw();
            focus::later(model, id::of(field, "0"));
        }
        (_, Some((field, part @ ("restore" | "clear" | "suggestion")))) => {
            match part {
                "restore" => model.restore(field),
                "clear" => model.clear(field),
                _ => model.take_suggestion(field),
            }
            model.redraw();
            focus::later(model, id::of(field, "0"));
        }
        (_, Some((field, part))) => change_entries(model, field, part),
        _ => {}
    }
}

/// The field and the number of the entry of a list that an event happened in, and all entries.
fn entry_of(model: &Model, event: &Event) -> Option<(usize, usize, Vec<String>)> {
    let element = target(event)?.dyn_into::<HtmlInputElement>().ok()?;
    let id = element.id();
    let (field, part) = id::part_of(&id)?;
    let Input::Entries(mut entries) = model.form.borrow().fields.get(field)?.input.clone() else { return None };
    let number: usize = part.parse().ok()?;
    // A list without entries shows one line to begin with.
    entries.resize(entries.len().max(number.saturating_add(1)), String::new());
    Some((field, number, entries))
}

/// Enter in an entry of a list goes to the next one, and makes it where there is none; in the last it leaves the list if
/// nothing is there, or no more is asked for.
fn goes_to_next_entry(model: &Model, event: &Event, key: &KeyboardEvent) -> bool {
    let Some((field, number, mut entries)) = entry_of(model, event) else { return false };
    if key.ctrl_key() || key.meta_key() {
        return false;
    }
    let next = number.saturating_add(1);
    let empty = |number: usize| entries.get(number).is_some_and(String::is_empty);
    let is_last = next >= entries.len();
    let most = match model.form.borrow().fields.get(field).map(|field| &field.property.definition) {
        Some(Definition::StringList(list)) => list.max_items,
        _ => None,
    };
    if is_last && (empty(number) || most.is_some_and(|most| entries.len() >= most)) {
        focus::behind(model, field);
    } else if !is_last && (empty(number) || empty(next)) {
        focus::later(model, id::of(field, &digits(next)));
    } else {
        entries.insert(next, String::new());
        model.enter_entries(field, entries);
        focus::later(model, id::of(field, &digits(next)));
    }
    true
}

/// Lines that are pasted into an entry of a list become entries.
fn pasted(model: &Model, event: &Event) {
    let pasted = event.dyn_ref::<ClipboardEvent>().and_then(ClipboardEvent::clipboard_data);
    let text = pasted.and_then(|pasted| pasted.get_data("text/plain").ok()).unwrap_or_default();
    let id = target(event).map(|element| element.id()).unwrap_or_default();
    if id::part_of(&id).is_some_and(|(field, part)| control::pasted(model, field, part, &text)) {
        return event.prevent_default();
    }
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let (Some(first), Some(second)) = (lines.next(), lines.next()) else { return };
    let Some((field, number, mut entries)) = entry_of(model, event) else { return };
    let Some(input) = target(event).and_then(|element| element.dyn_into::<HtmlInputElement>().ok()) else { return };
    event.prevent_default();
    _ = input.set_range_text(first);
    let mut at = number;
    if let Some(entry) = entries.get_mut(number) {
        *entry = input.value();
    }
    for line in [second].into_iter().chain(lines) {
        at = at.saturating_add(1);
        entries.insert(at, line.to_owned());
    }
    model.enter_entries(field, entries);
    focus::later(model, id::of(field, &digits(at)));
}

/// Adds an entry to a list, or removes one.
fn change_entries(model: &Model, field: usize, part: &str) {
    let mut entries = match model.form.borrow().fields.get(field).map(|field| field.input.clone()) {
        Some(Input::Entries(entries)) => entries,
        _ => return,
    };
    let at = match part.strip_prefix("remove-").map(str::parse::<usize>) {
        Some(Ok(number)) if number < entries.len() => {
            entries.remove(number);
            number.min(entries.len().saturating_sub(1))
        }
        Some(_) => 0,
        None => {
            // A list without entries shows one line to begin with.
            entries.resize(entries.len().max(1).saturating_add(1), String::new());
            entries.len().saturating_sub(1)
        }
    };
    model.enter_entries(field, entries);
    focus::later(model, id::of(field, &digits(at)));
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
    let id = at.as_ref().map(Element::id).unwrap_or_default();
    if let (Some(at), Some((field, part))) = (&at, id::part_of(&id))
        && control::key_down(model, field, part, key, at)
    {
        return event.prevent_default();
    }
    match key.key().as_str() {
        "Escape" => {
            event.prevent_default();
            refuse(model, ElicitationAction::Cancel, false);
        }
        "Enter" if !key.repeat() && goes_to_next_entry(model, event, key) => event.prevent_default(),
        "Enter" if !key.repeat() && submits(model, event, key) => {
            event.prevent_default();
            if target(event).is_some_and(|element| is_incomplete(&element)) {
                entered(model, event, false);
            }
            // What is warned of, or out of sight, is gone to first.
            if !model.press_monitor.is_in_view() || model.is_warned() && !is_on_accept(event) {
                return focus::later(model, "accept".to_owned());
            }
            press_began(model, event, None);
            press_accept(model, event);
        }
        // Its click comes when it is let go.
        " " if !key.repeat() && is_on_accept(event) => press_began(model, event, None),
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
