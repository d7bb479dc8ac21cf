//! Announcements for screen readers. For the custom element, pkg/src/screen/announcer.ts does the same.

use crate::component::host::html::{Tag, tag};
use leptos::prelude::set_timeout;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, ShadowRoot};

/// By then the focus is at rest: screen readers announce the focused element anyway.
const REST: Duration = Duration::from_millis(200);
/// How long a text stays, so that users who read the page later do not meet it.
const STAY: Duration = Duration::from_secs(3);

/// The live region. It stands before the card and outlives it, because a region that is inserted with its text is not
/// announced.
pub fn place() -> Tag {
    tag("div class=unseen role=status aria-atomic=false")
}

/// Announces a text; nothing if the focus is in an element that `unless` selects.
pub fn announce(card: &Element, text: String, unless: &'static str) {
    let Some(place) = card.previous_element_sibling().filter(|_| !text.is_empty()) else { return };
    let speak = move || {
        let root = place.get_root_node().dyn_into::<ShadowRoot>().ok();
        let focused = root.and_then(|root| root.active_element());
        if focused.is_some_and(|at| at.closest(unless).ok().flatten().is_some()) {
            return;
        }
        let line = tag("p").child(text).0.clone();
        _ = place.append_child(&line);
        set_timeout(move || line.remove(), STAY);
    };
    set_timeout(speak, REST);
}
