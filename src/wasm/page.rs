use crate::json::{Text, joined};
use crate::validate::pattern::{Outcome, PatternMatcher};
use wasm_bindgen::prelude::*;

// Not the types of `js_sys`: linking that crate adds some thirty functions that nothing calls.
#[wasm_bindgen]
extern "C" {
    /// `(pattern, text) =>` an [`Outcome`] and its steps, as one number.
    #[wasm_bindgen(typescript_type = "Function")]
    pub type Function;
    #[wasm_bindgen(method, catch)]
    fn call(this: &Function, receiver: &JsValue, pattern: &str, text: &str) -> Result<f64, JsValue>;

    /// JavaScript's error for a text that cannot be parsed.
    pub type SyntaxError;
    #[wasm_bindgen(constructor)]
    pub fn new(message: &str) -> SyntaxError;
}

/// The matcher is a separate module, which is called through JavaScript.
pub struct Matcher<'a>(pub &'a Function);

impl PatternMatcher for Matcher<'_> {
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        let answer = self.0.call(&JsValue::UNDEFINED, pattern, text);
        Outcome::and_steps(answer.map_or(Outcome::Undecided as u32, |number| number as u32))
    }
}

pub fn text(text: &str) -> String {
    Text::from(text).to_json()
}

/// Writes an array of JSON texts.
pub fn list(items: impl Iterator<Item = String>) -> String {
    ["[", &joined(items, ","), "]"].concat()
}

/// Writes an object of JSON texts, without the members whose text is empty.
pub fn object(members: &[(&str, &str)]) -> String {
    let written = members.iter().filter(|(_, json)| !json.is_empty());
    let written = written.map(|(name, json)| ["\"", name, "\":", json].concat());
    ["{", &joined(written, ","), "}"].concat()
}
