use crate::component::host::Focus;
use crate::component::host::html::{MountedPart, mount, tag};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlDialogElement, KeyboardEvent, KeyboardEventInit, ShadowRoot};

const DESCRIBED: &str = "aria-describedby";

/// The events by which scripts notice a press outside their own dialog: they close it, take the focus back, or stop the
/// wheel.
const HEARD: [&str; 7] = ["pointerdown", "mousedown", "click", "touchstart", "touchmove", "wheel", "focusin"];

/// A card in a modal dialog. Dropping it closes the dialog; the card stays inside it, hidden, since a card in the page
/// would move the page's content.
pub(super) struct Modal {
    root: ShadowRoot,
    card: Element,
    dialog: MountedPart,
}

impl Modal {
    /// Moves a card into a new dialog in `root`, and opens the dialog.
    pub(super) fn open(root: &ShadowRoot, card: &Element) -> Self {
        let held = card.clone();
        // Programmatic focus goes to no button.
        let new = tag("dialog part=dialog aria-labelledby=who autofocus tabindex=-1");
        let dialog: HtmlDialogElement = new.0.clone().unchecked_into();
        // A dialog of the host page must not see the events of this one.
        let heard = HEARD.iter().map(|name| new.on(name, Box::new(|event| event.stop_propagation())));
        let mut listeners: Vec<_> = heard.collect();
        listeners.push(new.on("cancel", Box::new(move |event| escape(&held, &event))));
        let closed = |event: Event| {
            let dialog = event.target().and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok());
            if let Some(dialog) = dialog.filter(|dialog| dialog.is_connected()) {
                _ = dialog.show_modal();
            }
        };
        listeners.push(new.on("close", Box::new(closed)));
        let mounted = mount(root, new, listeners);
        let place = card.previous_element_sibling();
        for node in place.iter().chain([card]) {
            _ = dialog.append_child(node);
        }
        if card.has_attribute(DESCRIBED) {
            _ = dialog.set_attribute(DESCRIBED, "message");
        }
        _ = dialog.show_modal();
        Focus::to_first(card);
        Self { root: root.clone(), card: card.clone(), dialog: mounted }
    }
}

/// Handles Escape if nothing in the card has the focus: the card decides what it does.
fn escape(card: &Element, event: &Event) {
    event.prevent_default();
    let options = KeyboardEventInit::new();
    options.set_key("Escape");
    options.set_cancelable(true);
    if let Ok(key) = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &options) {
        _ = card.dispatch_event(&key);
    }
}

impl Drop for Modal {
    fn drop(&mut self) {
        if self.dialog.element.contains(Some(&self.card)) {
            _ = self.card.set_attribute("data-gone", "");
            for node in self.card.previous_element_sibling().iter().chain([&self.card]) {
                _ = self.root.append_child(node);
            }
        }
    }
}
