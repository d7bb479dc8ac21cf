//! Conversion to a double by JavaScript itself: the standard library's parsing and printing of doubles is large, and
//! the page already has both.

#[cfg(all(target_arch = "wasm32", any(feature = "card", feature = "validate")))]
mod javascript {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_name = Number)]
        pub(super) fn number(text: &str) -> f64;
        #[wasm_bindgen(js_name = String)]
        pub(super) fn string(number: f64) -> String;
    }
}

/// Returns the text that JavaScript writes for the double nearest to a number.
pub(super) fn double(lexeme: &str) -> String {
    #[cfg(all(target_arch = "wasm32", any(feature = "card", feature = "validate")))]
    return javascript::string(javascript::number(lexeme));
    #[cfg(not(all(target_arch = "wasm32", any(feature = "card", feature = "validate"))))]
    return lexeme.parse::<f64>().map_or_else(|_| String::new(), |double| format!("{double:e}"));
}
