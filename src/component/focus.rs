//! Where the keyboard goes.

use super::Model;
use super::id;
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, ShadowRoot};

/// The element of an id, if it is in the card.
pub fn find(model: &Model, id: &str) -> Option<HtmlElement> {
    let card = model.card.borrow();
    // Ids are our own (`f3-0`), so they are safe in a selector.
    card.as_ref()?.query_selector(&["#", id].concat()).ok().flatten()?.dyn_into().ok()
}

/// Scrolls no further than needed to see an element.
pub fn into_view(shown: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    shown.scroll_into_view_with_scroll_into_view_options(&options);
}

fn take(element: &HtmlElement, shown: &Element) {
    into_view(shown);
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    _ = element.focus_with_options(&options);
}

/// To the first control of a field, with its label in view.
pub fn field(model: &Model, field: usize) {
    let shown = find(model, &id::of_field(field));
    // Not the line above options, which answers nothing.
    let first = || shown.as_ref()?.query_selector("input:not([type=search]), select, textarea, output").ok().flatten();
    let control = first();
    if let (Some(shown), Some(Ok(control))) = (shown, control.map(Element::dyn_into::<HtmlElement>)) {
        take(&control, &shown);
    }
}

/// To the first field that is wrong, or to what is said of several together.
pub fn errors(model: &Model) {
    let wrong = model.wrong.get_untracked();
    match wrong.iter().find_map(|wrong| wrong.field) {
        Some(first) => field(model, first),
        None => later(model, "summary".to_owned()),
    }
}

/// To what will be there once the page shows what has changed.
pub fn later(model: &Model, id: String) {
    let model = model.weak.borrow().clone();
    leptos::task::spawn_local(async move {
        leptos::task::tick().await;
        if let Some(element) = model.upgrade().and_then(|model| find(&model, &id)) {
            take(&element, &element);
        }
    });
}

/// Back to what had the focus, or else to the receipt, where drawing anew took the focus away. What has it by then
/// keeps it.
pub fn keep(model: &Model, id: String) {
    let model = model.weak.borrow().clone();
    leptos::task::spawn_local(async move {
        leptos::task::tick().await;
        let page = document();
        let lost = page.active_element().is_none_or(|active| page.body().is_some_and(|body| *body == active));
        let Some(model) = model.upgrade().filter(|_| lost) else { return };
        if let Some(element) = find(&model, &id).or_else(|| find(&model, "who")) {
            take(&element, &element);
        }
    });
}

/// To where the person was before they were asked whether they mean to cancel.
pub fn back(model: &Model) {
    match model.left_off.take() {
        Some(id) => later(model, id),
        None => field(model, 0),
    }
}

/// Takes the focus from what has it in the card. Gives its id.
pub fn leave(model: &Model) -> Option<String> {
    let id = focused(model)?;
    _ = find(model, &id)?.blur();
    Some(id)
}

/// The id of what has the focus, if it is in the card; of a window that has none, what will have it again.
pub fn focused(model: &Model) -> Option<String> {
    let card = model.card.borrow();
    let root = card.as_ref()?.get_root_node().dyn_into::<ShadowRoot>().ok()?;
    Some(root.active_element()?.id()).filter(|id| !id.is_empty())
}
