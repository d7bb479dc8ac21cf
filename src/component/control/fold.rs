use crate::json::replaced;
use js_sys::{JsString, RegExp};

/// Letters that NFKD does not decompose, with the ASCII that people type for them.
const WHOLE: [(&str, &str); 10] = [
    ("ł", "l"),
    ("ø", "o"),
    ("đ", "d"),
    ("ı", "i"),
    ("ß", "ss"),
    ("æ", "ae"),
    ("œ", "oe"),
    ("ð", "d"),
    ("þ", "th"),
    ("ħ", "h"),
];

/// Returns a text without capitals and accents. It uses the browser's tables, because its own would be larger than the
/// rest of this module.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let marks = RegExp::new("\\p{M}", "gu");
    let bare: String = JsString::from(text).normalize("NFKD").replace_by_pattern(&marks, "").to_lower_case().into();
    WHOLE.iter().fold(bare, |bare, (letter, plain)| replaced(&bare, letter, plain))
}
