/// What JavaScript writes for the double nearest to a number. The standard library's own reading and printing of doubles
/// would be some thirty thousand bytes in a page that has both.
pub(super) fn double(lexeme: &str) -> String {
    #[cfg(all(target_arch = "wasm32", any(feature = "component", feature = "validate")))]
    return js_sys::Number::from(js_sys::Number::parse_float(lexeme))
        .to_string_with_radix(10)
        .map_or_else(|_| String::new(), String::from);
    #[cfg(not(all(target_arch = "wasm32", any(feature = "component", feature = "validate"))))]
    return lexeme.parse::<f64>().map_or_else(|_| String::new(), |double| format!("{double:e}"));
}
