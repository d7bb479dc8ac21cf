use super::globals::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Opens an address in a new tab without access to this page. Nothing else in the package navigates, and this only
/// happens during a user's press.
pub fn in_new_tab(href: &str) {
    let Ok(anchor) = document().create_element("a") else { return };
    let attributes =
        [("href", href), ("target", "_blank"), ("rel", "noopener noreferrer"), ("referrerpolicy", "no-referrer")];
    for (name, value) in attributes {
        _ = anchor.set_attribute(name, value);
    }
    anchor.unchecked_into::<HtmlElement>().click();
}
