//! Where the keyboard goes in the card.

use super::id;
use super::watched::once_drawn;
use leptos::prelude::document;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition, ShadowRoot};

/// What answers: the controls of fields, then the button that accepts, of several the one that is the tab stop. The custom element has its own
/// `focus()`, in pkg/src/stage.js.
const ANSWERS: &str =
    ".field :is(input:not([type=search]), select, textarea), #accept:not(.choice), .choice[tabindex='0']";

/// The card's outermost element, once it is in the page, and the keyboard within it.
#[derive(Default)]
pub struct Focus(Rc<RefCell<Option<Element>>>);

impl Focus {
    pub fn begin(&self, card: &Element) {
        *self.0.borrow_mut() = Some(card.clone());
    }

    pub fn card(&self) -> Option<Element> {
        self.0.borrow().clone()
    }

    /// To the first answer, of radio buttons to the chosen one; else to the card as a whole. Nothing scrolls.
    pub fn to_first(card: &Element) {
        let find = |place: &Element, selector: &str| place.query_selector(selector).ok().flatten();
        let first = find(card, ANSWERS);
        let chosen = first.as_ref().filter(|first| first.matches("[type=radio]").unwrap_or_default());
        let chosen = chosen.and_then(|first| find(&first.closest(".field").ok()??, ":checked"));
        let first = chosen.or(first).unwrap_or_else(|| {
            _ = card.set_attribute("tabindex", "-1");
            card.clone()
        });
        if let Ok(first) = first.dyn_into::<HtmlElement>() {
            focus(&first);
        }
    }

    /// To the first control of a field, with its label in view.
    pub fn to_field(&self, field: usize) {
        let shown = find(&self.0, &id::of_field(field));
        // Not the line above options, which answers nothing.
        let first =
            || shown.as_ref()?.query_selector("input:not([type=search]), select, textarea, output").ok().flatten();
        let control = first();
        if let (Some(shown), Some(Ok(control))) = (shown, control.map(Element::dyn_into::<HtmlElement>)) {
            move_to(&control, &shown);
        }
    }

    /// To what will be there once the page shows what has changed.
    pub fn to_later(&self, id: String) {
        let card = Rc::downgrade(&self.0);
        once_drawn(move || {
            if let Some(element) = card.upgrade().and_then(|card| find(&card, &id)) {
                move_to(&element, &element);
            }
        });
    }

    /// Back to what had the focus, or else to the receipt, where drawing anew took the focus away. What has it by then
    /// keeps it.
    pub fn keep(&self, id: Option<String>) {
        let Some(id) = id else { return };
        let card = Rc::downgrade(&self.0);
        once_drawn(move || {
            let page = document();
            let lost = page.active_element().is_none_or(|active| page.body().is_some_and(|body| *body == active));
            let Some(card) = card.upgrade().filter(|_| lost) else { return };
            if let Some(element) = find(&card, &id).or_else(|| find(&card, "who")) {
                move_to(&element, &element);
            }
        });
    }

    /// Takes the focus from what has it in the card. Gives its id.
    pub fn leave(&self) -> Option<String> {
        let id = self.focused()?;
        _ = find(&self.0, &id)?.blur();
        Some(id)
    }

    /// The id of what has the focus, if it is in the card; of a window that has none, what will have it again.
    pub fn focused(&self) -> Option<String> {
        let root = self.0.borrow().as_ref()?.get_root_node().dyn_into::<ShadowRoot>().ok()?;
        Some(root.active_element()?.id()).filter(|id| !id.is_empty())
    }
}

fn find(card: &RefCell<Option<Element>>, id: &str) -> Option<HtmlElement> {
    // Ids are our own (`f3-0`), so they are safe in a selector.
    card.borrow().as_ref()?.query_selector(&["#", id].concat()).ok().flatten()?.dyn_into().ok()
}

/// Moves the focus, and scrolls no further than needed to see what goes with it.
fn move_to(element: &HtmlElement, shown: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    shown.scroll_into_view_with_scroll_into_view_options(&options);
    focus(element);
}

fn focus(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    _ = element.focus_with_options(&options);
}
