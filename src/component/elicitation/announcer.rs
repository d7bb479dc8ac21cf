//! What is read out to those who do not see it. For the custom element, pkg/src/stage.js does the same.

use crate::component::host::html::{Tag, tag};
use leptos::prelude::set_timeout;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ShadowRoot};

/// By then the focus has come to rest: what it comes to is read out anyway.
const REST: Duration = Duration::from_millis(200);
/// How long a text stays: whoever walks through the page later does not meet it.
const STAY: Duration = Duration::from_secs(3);
/// What says that a question has come.
pub const ARRIVAL: &str = ".asks :is(#who, #message, .host b, .notice b)";

/// Where it is read out. It stands before the card and outlives it: a text that comes with its place is not read out.
pub fn place() -> Tag {
    tag("div class=unseen role=status aria-atomic=false")
}

/// Reads out a text, or those that the selectors find in the card by then; but nothing where the focus is in what `unless`
/// selects.
pub fn announce(card: &Element, text: Option<String>, selectors: &'static str, unless: &'static str) {
    let (card, Some(place)) = (card.clone(), card.previous_element_sibling()) else { return };
    let said = move || {
        let root = place.get_root_node().dyn_into::<ShadowRoot>().ok();
        let focused = root.and_then(|root| root.active_element());
        if focused.is_some_and(|at| at.closest(unless).ok().flatten().is_some()) {
            return;
        }
        let text = text.unwrap_or_else(|| drawn(&card, selectors));
        if text.is_empty() {
            return;
        }
        let said = tag("p").child(text).element().clone();
        _ = place.append_child(&said);
        set_timeout(move || said.remove(), STAY);
    };
    set_timeout(said, REST);
}

fn drawn(card: &Element, selectors: &str) -> String {
    let Ok(found) = card.query_selector_all(selectors) else { return String::new() };
    let found = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<HtmlElement>().ok());
    found.map(|element| element.inner_text()).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(". ")
}
