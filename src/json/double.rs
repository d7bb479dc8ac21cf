//! What a number is to JavaScript, which knows it best: the standard library's own reading and printing of doubles would be some
//! thirty thousand bytes in a page that has both.

#[cfg(all(target_arch = "wasm32", any(feature = "component", feature = "validate")))]
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

/// What JavaScript writes for the double nearest to a number.
pub(super) fn double(lexeme: &str) -> String {
    #[cfg(all(target_arch = "wasm32", any(feature = "component", feature = "validate")))]
    return javascript::string(javascript::number(lexeme));
    #[cfg(not(all(target_arch = "wasm32", any(feature = "component", feature = "validate"))))]
    return lexeme.parse::<f64>().map_or_else(|_| String::new(), |double| format!("{double:e}"));
}
