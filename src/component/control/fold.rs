use crate::json::replaced;
use js_sys::{JsString, RegExp};

/// Letters that are written without their stroke, or as two, where a keyboard has them not, and that Unicode does not take apart.
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

/// A text without capitals and accents. Tables of letters are the browser's: they would weigh more than all that is here.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let marks = RegExp::new("\\p{M}", "gu");
    let bare: String = JsString::from(text).normalize("NFKD").replace_by_pattern(&marks, "").to_lower_case().into();
    WHOLE.iter().fold(bare, |bare, (letter, plain)| replaced(&bare, letter, plain))
}
