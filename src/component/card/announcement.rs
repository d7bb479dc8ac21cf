//! The texts of the card that its host announces to screen readers.

use super::View;
use crate::component::host::html::all_in;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The elements that announce a new question.
const ARRIVAL: &str = ".asks :is(#who, #message, .host b, .notice b)";
/// The line about the last press, and about a delivery.
pub const PRESSED: &str = ".line > .pressed";

impl View {
    pub fn announce(&self, selectors: &str) {
        self.host.announce(&self.text_of(selectors));
    }

    pub fn arrival(&self) -> String {
        self.text_of(ARRIVAL)
    }

    /// Returns what is to be announced after a change of the status.
    #[cfg(feature = "element")]
    pub fn news(&self) -> String {
        let question = self.question.borrow();
        if question.is_ended() { question.ending() } else { self.text_of(PRESSED) }
    }

    /// Returns the texts of elements as one, with a full stop between two where the first has no sign at its end.
    fn text_of(&self, selectors: &str) -> String {
        let mut whole = String::new();
        let Some(card) = self.focus.card() else { return whole };
        for element in all_in(&card, selectors) {
            let text = element.unchecked_into::<HtmlElement>().inner_text();
            if !whole.is_empty() && !text.is_empty() {
                let has_sign = whole.trim_end().ends_with(['.', '?', '!', '…', ':', '。', '？', '！']);
                whole.push_str(if has_sign { " " } else { ". " });
            }
            whole.push_str(&text);
        }
        whole
    }
}
