use crate::validate::pattern::{Outcome, PatternMatcher};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
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

pub fn to_js(value: &impl Serialize) -> JsValue {
    value.serialize(&Serializer::new()).unwrap_or(JsValue::UNDEFINED)
}
