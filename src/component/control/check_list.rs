use super::choice::{labelled, listed};
use super::combobox::matches;
use super::{invalid, options, text, tied};
use crate::component::html::{Tag, append, tag};
use crate::component::option_list::OptionList;
use crate::component::{Model, focus, id};
use crate::form::{Field, Input};
use crate::json::digits;
use crate::message::Key;
use crate::trust::in_quotation_marks;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, KeyboardEvent};

/// How many of the chosen options are below the list.
const CHIPS: usize = 1000;

/// Some of many options: a list of checkboxes that a line of text thins out. The chosen ones are below it, where they
/// come and go without moving what a person is about to press.
pub fn check_list(model: &Model, field: &Field, index: usize) -> Tag {
    options::forget(model, index);
    let filter = tied(tag(text::typed!("input type=search")), model, index, "filter");
    let label = model.say(Key::Filter);
    let filter = filter.attribute("aria-label", &label).attribute("placeholder", label);
    let list = tag("div").fixed("class", "choices many").attribute("id", id::of(index, "list"));
    let all = OptionList::new(index, field.options.len());
    all.draw(list.element(), &|option, _| row(model, index, option));
    reach(list.element(), 0);
    let chips = tag("ul class=chips").attribute("id", id::of(index, "chips"));
    draw_chips(model, field, index, chips.element());
    tag("div class=composite data-control=check-list")
        .child(filter)
        .child(list)
        .child(tag("p role=status class=note").attribute("id", id::of(index, "count")))
        .child(chips)
}

fn chosen(field: &Field) -> &[usize] {
    match &field.input {
        Input::Choices(chosen) => chosen,
        _ => &[],
    }
}

fn row(model: &Model, index: usize, number: usize) -> Option<Tag> {
    let form = model.form.borrow();
    let field = form.fields.get(index)?;
    let input = tag("input type=checkbox part=option tabindex=-1")
        .attribute("id", id::of(index, &digits(number)))
        .flag("checked", chosen(field).binary_search(&number).is_ok());
    let option = field.options.get(number)?;
    let title = tag("bdi dir=auto").child(listed(model, field, option));
    Some(labelled(model, invalid(input, model, index), title, Some(option)))
}

fn draw_chips(model: &Model, field: &Field, index: usize, chips: &Element) {
    chips.set_text_content(None);
    for option in chosen(field).iter().take(CHIPS) {
        append(chips, chip(model, field, index, *option).into());
    }
    show_clear(model, index, chips, chosen(field).len());
}

fn chip(model: &Model, field: &Field, index: usize, option: usize) -> Option<Tag> {
    let title = listed(model, field, field.options.get(option)?);
    let chip = tag("button type=button class=chip")
        .attribute("id", id::of(index, &["chip-", &digits(option)].concat()))
        .attribute("aria-label", model.language().say(Key::Remove, &[("label", &in_quotation_marks(&title))]))
        .child(tag("bdi dir=auto").child(title))
        .child(tag("span aria-hidden=true").child(" ×"));
    Some(tag("li").child(chip))
}

/// With more than one chosen, all can be taken back at once.
fn show_clear(model: &Model, index: usize, chips: &Element, count: usize) {
    let name = id::of(index, "chip-clear");
    let clear = chips.query_selector(&["#", &name].concat()).ok().flatten();
    match clear.and_then(|clear| clear.parent_element()) {
        Some(clear) if count < 2 => clear.remove(),
        None if count > 1 => {
            let clear = tag("button type=button class=link").attribute("id", name).child(model.say(Key::Clear));
            append(chips, tag("li").child(clear).into());
        }
        _ => {}
    }
}

fn part(model: &Model, index: usize, part: &str) -> Option<HtmlElement> {
    focus::find(model, &id::of(index, part))
}

fn filter_of(model: &Model, index: usize) -> Option<HtmlInputElement> {
    part(model, index, "filter")?.dyn_into().ok()
}

/// The line above the list was typed in.
fn thin(model: &Model, index: usize) {
    let (Some(filter), Some(shown)) = (filter_of(model, index), part(model, index, "list")) else { return };
    let typed = filter.value();
    let count = options::with(model, index, |list| {
        options::find(model, list, &typed);
        list.draw(&shown, &|option, _| row(model, index, option));
        list.found.len()
    });
    reach(&shown, 0);
    if let Some(status) = part(model, index, "count") {
        let said = if typed.is_empty() { String::new() } else { matches(model, count) };
        status.set_text_content(Some(&said));
    }
}

/// One of the boxes is in the order of Tab; the arrows go on from there.
fn reach(shown: &Element, row: u32) {
    if let Ok(Some(before)) = shown.query_selector("[tabindex='0']") {
        _ = before.set_attribute("tabindex", "-1");
    }
    if let Some(next) = shown.children().item(row).and_then(|row| row.first_element_child()) {
        _ = next.set_attribute("tabindex", "0");
    }
}

/// Takes what was entered in one of the parts of the control.
pub fn entered(model: &Model, index: usize, part: &str, element: &Element) {
    let Ok(option) = part.parse::<usize>() else { return thin(model, index) };
    let checked = element.dyn_ref::<HtmlInputElement>().is_some_and(HtmlInputElement::checked);
    choose(model, index, option, checked);
}

/// Chooses an option, or takes it back.
fn choose(model: &Model, index: usize, option: usize, on: bool) {
    if !model.is_open() {
        return;
    }
    let mut new = match model.form.borrow().fields.get(index) {
        Some(field) => chosen(field).to_vec(),
        None => return,
    };
    match (new.binary_search(&option), on) {
        (Err(place), true) => new.insert(place, option),
        (Ok(place), false) => _ = new.remove(place),
        _ => return,
    }
    let count = new.len();
    enter(model, index, new);
    let Some(chips) = part(model, index, "chips") else { return };
    let form = model.form.borrow();
    let Some(field) = form.fields.get(index) else { return };
    if count >= CHIPS {
        return draw_chips(model, field, index, &chips);
    }
    if on {
        let after = chosen(field).iter().find(|other| **other > option).map(|other| digits(*other));
        let after = after.and_then(|after| chip_of(&chips, index, &after)).or_else(|| chip_of(&chips, index, "clear"));
        if let Some(chip) = chip(model, field, index, option) {
            _ = chips.insert_before(chip.element(), after.as_deref());
        }
    } else if let Some(chip) = chip_of(&chips, index, &digits(option)) {
        chip.remove();
    }
    show_clear(model, index, &chips, count);
}

/// The item of a chip, by its option.
fn chip_of(chips: &Element, index: usize, option: &str) -> Option<Element> {
    let id = ["#", &id::of(index, "chip-"), option].concat();
    chips.query_selector(&id).ok().flatten()?.parent_element()
}

fn enter(model: &Model, index: usize, chosen: Vec<usize>) {
    model.enter(index, Input::Choices(chosen));
}

/// A chip was pressed, or all of them are taken back.
pub fn chip_pressed(model: &Model, index: usize, option: &str) {
    let Some(shown) = part(model, index, "list") else { return };
    match option.parse::<usize>() {
        Ok(option) => choose(model, index, option, false),
        Err(_) => {
            enter(model, index, Vec::new());
            if let Some(chips) = part(model, index, "chips") {
                chips.set_text_content(None);
            }
        }
    }
    options::with(model, index, |list| {
        let first = shown.scroll_top();
        list.draw(&shown, &|option, _| row(model, index, option));
        shown.set_scroll_top(first);
    });
    reach(&shown, 0);
    let chips = part(model, index, "chips");
    let next = chips.and_then(|chips| chips.query_selector("button").ok().flatten());
    let next = next.and_then(|next| next.dyn_into().ok()).or_else(|| part(model, index, "filter"));
    if let Some(next) = next {
        _ = next.focus();
    }
}

/// The keyboard has come to a box.
pub fn reached(model: &Model, index: usize, element: &Element) {
    let Some(shown) = part(model, index, "list") else { return };
    let rows = shown.children();
    let row = element.parent_element();
    if let Some(row) = (0..rows.length()).find(|place| rows.item(*place) == row) {
        reach(&shown, row);
    }
}

/// The option of a box.
fn option_of(element: &Element) -> Option<usize> {
    id::part_of(&element.id())?.1.parse().ok()
}

/// A key was pressed; whether it was for the list.
pub fn key_down(model: &Model, index: usize, key: &KeyboardEvent, element: &Element) -> bool {
    let (Some(filter), Some(shown)) = (filter_of(model, index), part(model, index, "list")) else { return false };
    let in_filter = element.id() == filter.id();
    let place = option_of(element)
        .and_then(|option| options::with(model, index, |list| list.found.iter().position(|other| *other == option)));
    let last = options::with(model, index, |list| list.found.len().saturating_sub(1));
    let to = match (key.key().as_str(), place) {
        ("Escape", _) if !filter.value().is_empty() => {
            filter.set_value("");
            _ = filter.focus();
            thin(model, index);
            return true;
        }
        // Where one option is left, it is taken.
        ("Enter", _) if in_filter && !filter.value().is_empty() && !key.ctrl_key() && !key.meta_key() => {
            let only = options::with(model, index, |list| list.at(0).filter(|_| list.found.len() == 1));
            if let Some(option) = only {
                choose(model, index, option, true);
                if let Some(input) = part(model, index, &digits(option)) {
                    input.unchecked_ref::<HtmlInputElement>().set_checked(true);
                }
                // What is typed next looks for another.
                filter.select();
            }
            return true;
        }
        ("ArrowDown", None) if in_filter => 0,
        ("ArrowDown", Some(place)) => place.saturating_add(1).min(last),
        ("ArrowUp", Some(0)) => {
            _ = filter.focus();
            return true;
        }
        ("ArrowUp", Some(place)) => place.saturating_sub(1),
        ("Home", Some(_)) => 0,
        ("End", Some(_)) => last,
        _ => return false,
    };
    let row = options::with(model, index, |list| list.row(&shown, to, &|option, _| row(model, index, option)));
    if let Some(input) = row.and_then(|row| row.first_element_child()) {
        _ = input.unchecked_ref::<HtmlElement>().focus();
    }
    true
}

/// The list was scrolled.
pub fn scrolled(model: &Model, index: usize, shown: &Element) {
    options::with(model, index, |list| list.scrolled(shown, &|option, _| row(model, index, option)));
}
