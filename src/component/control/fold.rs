use crate::form::Finder;
use js_sys::{JsString, RegExp};

/// Letters that are written without their stroke, or as two, where a keyboard has them not, and that Unicode does not take apart.
const WHOLE: [(char, &str); 10] = [
    ('ł', "l"),
    ('ø', "o"),
    ('đ', "d"),
    ('ı', "i"),
    ('ß', "ss"),
    ('æ', "ae"),
    ('œ', "oe"),
    ('ð', "d"),
    ('þ', "th"),
    ('ħ', "h"),
];

/// A text without capitals and accents. Tables of letters are the browser's: they would weigh more than all that is here.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let marks = RegExp::new("\\p{M}", "gu");
    let bare: String = JsString::from(text).normalize("NFKD").replace_by_pattern(&marks, "").to_lower_case().into();
    WHOLE.iter().fold(bare, |bare, (letter, plain)| bare.replace(*letter, plain))
}

/// A finder of options, each with its title and its value, which are folded all at once.
pub fn finder(options: impl Iterator<Item = (String, String)>) -> Finder {
    let mut lines = String::new();
    for (title, value) in options {
        for text in [title, value] {
            lines.push_str(&text.replace('\n', " "));
            lines.push('\n');
        }
    }
    let folded = fold(&lines);
    let mut lines = folded.lines().map(str::to_owned);
    Finder::new(std::iter::from_fn(|| Some((lines.next()?, lines.next()?))))
}
