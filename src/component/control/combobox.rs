use super::choice::{chosen, listed};
use super::{options, text};
use crate::component::html::{Listener, Tag, tag};
use crate::component::server_text::server_text;
use crate::component::{Model, focus, id};
use crate::form::{Field, Input};
use crate::json::digits;
use crate::message::Key;
use crate::trust::TextKind;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, KeyboardEvent};

/// The least and the most height of the list, and its distance from the line: pixels.
const HEIGHTS: (f64, f64) = (96.0, 320.0);
const GAP: f64 = 4.0;
/// Where there is less room than this below the line, the list may open above it: pixels.
const ENOUGH: f64 = 200.0;

/// One of many options, found by typing: the combobox of the ARIA Authoring Practices, which never takes a choice that was
/// not made.
pub fn combobox(model: &Model, field: &Field, index: usize) -> Tag {
    options::forget(model, index);
    let entered = match &field.input {
        Input::Text(text) => text.clone(),
        _ => String::new(),
    };
    let option = chosen(field).and_then(|chosen| field.options.get(chosen));
    let value = option.map_or(entered, |option| listed(model, field, option));
    let line = tag(text::typed!("input type=text role=combobox aria-expanded=false aria-autocomplete=list"));
    let line = text::required(line, model, field, index)
        .attribute("value", value)
        .attribute("placeholder", model.say(if field.property.required { Key::Choose } else { Key::NoAnswer }));
    tag("div class=composite data-control=combobox").child(line)
}

fn row(model: &Model, index: usize, number: usize, place: usize, count: usize) -> Option<Tag> {
    let form = model.form.borrow();
    let field = form.fields.get(index)?;
    let is_chosen = chosen(field) == Some(number);
    let row = tag("li role=option part=option")
        .attribute("id", id::of(index, &["option-", &digits(number)].concat()))
        .attribute("aria-selected", if is_chosen { "true" } else { "false" })
        .attribute("aria-posinset", digits(place.saturating_add(1)))
        .attribute("aria-setsize", digits(count));
    let option = field.options.get(number)?;
    let said =
        option.description.as_ref().map(|text| tag("small").child(server_text(model, text, TextKind::Description)));
    Some(row.child(tag("bdi dir=auto").child(listed(model, field, option))).child(said))
}

fn input_of(model: &Model, index: usize) -> Option<HtmlInputElement> {
    focus::find(model, &id::of(index, "0"))?.dyn_into().ok()
}

fn list_of(model: &Model, index: usize) -> Option<Element> {
    focus::find(model, &id::of(index, "list")).map(Into::into)
}

fn is_open(model: &Model, index: usize) -> bool {
    options::with(model, index, |list| list.placed.is_some())
}

/// Opens the list, or shows in it what was found.
fn show(model: &Model, index: usize, typed: &str) {
    let Some(input) = input_of(model, index) else { return };
    let opens = !is_open(model, index);
    if opens {
        open(model, index, &input);
    }
    let Some(shown) = list_of(model, index) else { return };
    point(model, index, None);
    let count = options::with(model, index, |list| {
        options::find(model, list, typed);
        let count = list.found.len();
        list.draw(&shown, &|option, place| row(model, index, option, place, count));
        count
    });
    _ = shown.toggle_attribute_with_force("hidden", count == 0);
    if let Some(status) = shown.next_element_sibling() {
        status.set_text_content(Some(&matches(model, count)));
    }
    let form = model.form.borrow();
    let chosen = form.fields.get(index).and_then(chosen).filter(|_| opens && typed.is_empty());
    drop(form);
    if let Some(chosen) = chosen {
        let place = options::with(model, index, |list| list.found.iter().position(|option| *option == chosen));
        point(model, index, place);
    }
}

/// How many options were found, in words.
pub fn matches(model: &Model, count: usize) -> String {
    if count == 0 { model.say(Key::NoMatches) } else { model.language().count(Key::Matches, count, &[]) }
}

fn open(model: &Model, index: usize, input: &HtmlInputElement) {
    let list = tag("ul role=listbox")
        .attribute("id", id::of(index, "list"))
        .attribute("aria-labelledby", id::of(index, "label"));
    let popup = tag("div class=popup popover=manual").child(list).child(tag("p role=status class=note"));
    let popup: HtmlElement = popup.element().clone().unchecked_into();
    let Some(frame) = input.parent_element() else { return };
    _ = frame.append_child(&popup);
    // Not every browser has popovers; without them the list is drawn by the style alone.
    if js_sys::Reflect::has(&popup, &"showPopover".into()).unwrap_or(false) {
        _ = popup.show_popover();
    }
    _ = input.set_attribute("aria-expanded", "true");
    _ = input.set_attribute("aria-controls", &id::of(index, "list"));
    place(input, &popup);
    let moved = || {
        let (input, popup) = (input.clone(), popup.clone());
        move |_| place(&input, &popup)
    };
    let window = window();
    let placed = [Listener::new(&window, "scroll", true, moved()), Listener::new(&window, "resize", true, moved())];
    options::with(model, index, |list| list.placed = Some(placed));
}

/// Below the line, or above it where there is more room.
fn place(input: &HtmlInputElement, popup: &HtmlElement) {
    let line = input.get_bounding_client_rect();
    let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
    let below = height - line.bottom();
    let is_above = below < ENOUGH && line.top() > below;
    let room = if is_above { line.top() } else { below } - 3.0 * GAP;
    let style = popup.style();
    let set = |name: &str, pixels: f64| _ = style.set_property(name, &[&digits(pixels.round() as i32), "px"].concat());
    set("width", line.width());
    set("left", line.left().min(line.right() - line.width()).max(0.0));
    set("max-height", room.max(HEIGHTS.0).min(HEIGHTS.1));
    let (near, far) = if is_above { ("bottom", "top") } else { ("top", "bottom") };
    set(near, if is_above { height - line.top() } else { line.bottom() } + GAP);
    _ = style.set_property(far, "auto");
}

/// Closes the list.
pub fn close(model: &Model, index: usize) {
    if !is_open(model, index) {
        return;
    }
    point(model, index, None);
    let placed = options::with(model, index, |list| list.placed.take());
    drop(placed);
    if let Some(input) = input_of(model, index) {
        _ = input.set_attribute("aria-expanded", "false");
        _ = input.remove_attribute("aria-controls");
    }
    if let Some(popup) = list_of(model, index).and_then(|list| list.parent_element()) {
        popup.remove();
    }
}

/// Moves to a place of the list.
fn point(model: &Model, index: usize, place: Option<usize>) {
    let (Some(input), Some(shown)) = (input_of(model, index), list_of(model, index)) else { return };
    if let Ok(Some(before)) = shown.query_selector(".active") {
        _ = before.class_list().remove_1("active");
    }
    let option = options::with(model, index, |list| {
        list.active = place;
        let count = list.found.len();
        list.row(&shown, place?, &|option, place| row(model, index, option, place, count))
    });
    match option {
        Some(option) => {
            _ = option.class_list().add_1("active");
            focus::into_view(&option);
            _ = input.set_attribute("aria-activedescendant", &option.id());
        }
        None => _ = input.remove_attribute("aria-activedescendant"),
    }
}

/// Takes an option.
fn choose(model: &Model, index: usize, option: usize) {
    let title = {
        let form = model.form.borrow();
        let field = form.fields.get(index);
        field.and_then(|field| Some(listed(model, field, field.options.get(option)?)))
    };
    if let (Some(input), Some(title)) = (input_of(model, index), title) {
        input.set_value(&title);
    }
    close(model, index);
    model.enter(index, Input::Choice(Some(option)));
}

/// Takes what was typed.
pub fn typed(model: &Model, index: usize) {
    let Some(text) = input_of(model, index).map(|input| input.value()) else { return };
    let only = options::with(model, index, |list| options::only(model, list, &text));
    let input = match only {
        None if !text.is_empty() => Input::Text(text.clone()),
        only => Input::Choice(only),
    };
    model.enter(index, input);
    show(model, index, &text);
}

/// The line, or an option, was clicked.
pub fn clicked(model: &Model, index: usize, part: &str) {
    match part.strip_prefix("option-").and_then(|option| option.parse().ok()) {
        Some(option) => choose(model, index, option),
        None if is_open(model, index) => close(model, index),
        None => show(model, index, ""),
    }
}

/// A key was pressed; whether it was for the list.
pub fn key_down(model: &Model, index: usize, key: &KeyboardEvent) -> bool {
    let name = key.key();
    let is_open = is_open(model, index);
    let (active, count, at) = options::with(model, index, |list| {
        let at = list.active.or((list.found.len() == 1).then_some(0)).and_then(|place| list.at(place));
        (list.active, list.found.len(), at)
    });
    match name.as_str() {
        "ArrowDown" | "ArrowUp" if !is_open => show(model, index, ""),
        "ArrowDown" | "ArrowUp" if count == 0 => {}
        "ArrowDown" => {
            let next = active.map_or(0, |active| active.saturating_add(1));
            point(model, index, Some(next.min(count.saturating_sub(1))));
        }
        "ArrowUp" => point(model, index, Some(active.unwrap_or(count).saturating_sub(1))),
        "Enter" if is_open && !key.repeat() => match at {
            Some(option) => choose(model, index, option),
            None => close(model, index),
        },
        "Escape" if is_open => close(model, index),
        "Tab" if is_open && active.is_some() => {
            let form = model.form.borrow();
            let before = form.fields.get(index).and_then(chosen);
            drop(form);
            if let Some(option) = at.filter(|option| Some(*option) != before) {
                choose(model, index, option);
            }
            return false;
        }
        _ => return false,
    }
    true
}

/// The list was scrolled.
pub fn scrolled(model: &Model, index: usize, shown: &Element) {
    options::with(model, index, |list| {
        let count = list.found.len();
        list.scrolled(shown, &|option, place| row(model, index, option, place, count));
    });
}
