//! The core for JavaScript: texts in, JSON texts out.

mod check;
#[cfg(feature = "lint")]
mod lint;

use crate::validate::pattern::{Outcome, PatternMatcher};
use js_sys::Function;
use wasm_bindgen::JsValue;

/// The matcher is a module of its own, which JavaScript calls.
struct Matcher<'a>(&'a Function);

impl PatternMatcher for Matcher<'_> {
    fn test(&self, pattern: &str, text: &str) -> Outcome {
        self.measure(pattern, text).0
    }

    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        let said = self.0.call2(&JsValue::UNDEFINED, &pattern.into(), &text.into());
        Outcome::and_steps(
            said.ok().and_then(|said| said.as_f64()).map_or(Outcome::Undecided as u32, |said| said as u32),
        )
    }
}
