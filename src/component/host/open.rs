use super::html::tag;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Opens an address in a new tab without access to this page. Nothing else in the package navigates, and this only
/// happens during a user's press.
pub fn in_new_tab(href: &str) {
    let anchor = tag("a target=_blank rel=noreferrer referrerpolicy=no-referrer").attribute("href", href);
    anchor.0.unchecked_into::<HtmlElement>().click();
}
