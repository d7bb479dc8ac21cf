//! The keyboard focus in the card.

use super::globals::{document, options};
use super::html::find_in;
use super::id;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use web_sys::{Element, HtmlElement};

#[wasm_bindgen]
extern "C" {
    /// A control, which has a caret if it holds text.
    type TextControl;
    #[wasm_bindgen(method, getter, structural, js_name = selectionStart)]
    fn start(this: &TextControl) -> Option<u32>;
    #[wasm_bindgen(method, getter, structural, js_name = selectionEnd)]
    fn end(this: &TextControl) -> Option<u32>;
    #[wasm_bindgen(method, catch, structural, js_name = setSelectionRange)]
    fn select(this: &TextControl, start: u32, end: u32) -> Result<(), JsValue>;

    /// The page, or the card's shadow root.
    type Root;
    #[wasm_bindgen(method, getter, structural, js_name = activeElement)]
    fn focused(this: &Root) -> Option<Element>;
}

/// The focused element of a card, with its caret if it holds text.
pub struct FocusedElement {
    id: String,
    caret: Option<(u32, u32)>,
}

/// The card's outermost element, once it is in the page, and the focus inside it.
#[derive(Default)]
pub struct Focus(RefCell<Option<Element>>);

impl Focus {
    pub fn set_card(&self, card: &Element) {
        *self.0.borrow_mut() = Some(card.clone());
    }

    pub fn card(&self) -> Option<Element> {
        self.0.borrow().clone()
    }

    /// Returns true for an element of the card, and false for a slotted one of the host.
    pub fn is_in_card(&self, element: &Element) -> bool {
        self.0.borrow().as_ref().is_some_and(|card| card.contains(Some(element)))
    }

    /// Moves the focus to the first control of a field, with its label in view.
    pub fn to_field(&self, field: usize) {
        let Some(frame) = self.find(&id::of_field(field)) else { return };
        if let Some(control) = find_in(&frame, "input, select, textarea, output") {
            move_to(&control, &frame);
        }
    }

    pub fn to(&self, id: &str) {
        if let Some(element) = self.find(id) {
            move_to(&element, &element);
        }
    }

    /// If drawing removed the focused element, focuses its replacement with the same caret, or else the receipt.
    pub fn restore(&self, before: Option<FocusedElement>) {
        let Some(FocusedElement { id, caret }) = before else { return };
        let page = document();
        let focused = page.unchecked_ref::<Root>().focused();
        if focused.is_some_and(|focused| page.body().is_none_or(|body| *body != focused)) {
            return;
        }
        if let Some(element) = self.find(&id).or_else(|| self.find("who")) {
            move_to(&element, &element);
            if let Some((start, end)) = caret {
                _ = element.unchecked_into::<TextControl>().select(start, end);
            }
        }
    }

    /// Removes the focus from the focused element in the card, and returns that element.
    pub fn leave(&self) -> Option<FocusedElement> {
        let focused = self.focused()?;
        _ = self.find(&focused.id)?.unchecked_ref::<HtmlElement>().blur();
        Some(focused)
    }

    /// Returns the focused element in the card, also while the window itself is blurred.
    pub fn focused(&self) -> Option<FocusedElement> {
        let element = self.element()?;
        let (id, typed) = (element.id(), element.unchecked_into::<TextControl>());
        Some(FocusedElement { id, caret: typed.start().zip(typed.end()) })
    }

    pub fn id(&self) -> Option<String> {
        self.element().map(|element| element.id())
    }

    fn element(&self) -> Option<Element> {
        let root = self.card()?.get_root_node().unchecked_into::<Root>();
        root.focused().filter(|element| !element.id().is_empty())
    }

    pub fn is_in(&self, part: &Element) -> bool {
        self.element().is_some_and(|element| part.contains(Some(&element)))
    }

    pub fn find(&self, id: &str) -> Option<Element> {
        // Ids are the card's own (`f3-0`), so they are safe in a selector.
        self.select(&["#", id].concat())
    }

    pub fn select(&self, selector: &str) -> Option<Element> {
        find_in(&self.card()?, selector)
    }
}

/// Moves the focus, and scrolls only as far as needed to show `in_view`.
pub fn move_to(element: &Element, in_view: &Element) {
    let nearest = options(&[("block", "nearest")]);
    in_view.scroll_into_view_with_scroll_into_view_options(nearest.unchecked_ref());
    let still = options(&[("preventScroll", "true")]);
    _ = element.unchecked_ref::<HtmlElement>().focus_with_options(still.unchecked_ref());
}
