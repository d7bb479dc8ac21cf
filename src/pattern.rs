//! The pattern matcher with the browser's character tables. A Leptos application links it; the custom element loads it
//! as a separate WebAssembly module (feature `pattern`).

use std::cell::Cell;
use std::mem::ManuallyDrop;

use wasm_bindgen::prelude::*;

use crate::validate::pattern::{Engine, Outcome, PatternMatcher};

#[wasm_bindgen]
extern "C" {
    type RegExp;

    #[wasm_bindgen(constructor, catch)]
    fn new(pattern: &str, flags: &str) -> Result<RegExp, JsValue>;

    #[wasm_bindgen(method)]
    fn test(this: &RegExp, text: &str) -> bool;
}

/// Unicode properties with their compiled expressions; `None` for a name that JavaScript does not know.
type Properties = Cell<Vec<(String, Option<RegExp>)>>;

thread_local! {
    static ENGINE: ManuallyDrop<Engine> = const { ManuallyDrop::new(Engine::with_property(property)) };
    static PROPERTIES: ManuallyDrop<Properties> = const { ManuallyDrop::new(Cell::new(Vec::new())) };
}

const REMEMBERED: usize = 64;

/// Looks up a Unicode property in JavaScript's tables. The expression tests a single code point and repeats nothing,
/// and the name can only contain letters, digits, `_` and `=`.
fn property(name: &str, c: char) -> Option<bool> {
    PROPERTIES.with(|remembered| {
        let mut known = remembered.take();
        let at = known.iter().position(|(other, _)| other == name).unwrap_or_else(|| {
            if known.len() >= REMEMBERED {
                known.clear();
            }
            let mut source = String::from("^\\p{");
            source.push_str(name);
            source.push_str("}$");
            known.push((name.to_owned(), RegExp::new(&source, "u").ok()));
            known.len().saturating_sub(1)
        });
        let is_member = known.get(at).and_then(|(_, regexp)| Some(regexp.as_ref()?.test(c.encode_utf8(&mut [0; 4]))));
        remembered.set(known);
        is_member
    })
}

/// The matcher that uses this page's character tables.
pub(crate) struct BrowserMatcher;

impl PatternMatcher for BrowserMatcher {
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        ENGINE.with(|engine| engine.measure(pattern, text))
    }
}

/// Searches `text` for `pattern` (ECMA-262 with `u`). Returns an [`Outcome`] and the number of steps, packed into one
/// number.
#[cfg(feature = "pattern")]
#[wasm_bindgen(js_name = test)]
pub fn test_pattern(pattern: &str, text: &str) -> u32 {
    let (outcome, steps) = BrowserMatcher.measure(pattern, text);
    outcome.with_steps(steps)
}
