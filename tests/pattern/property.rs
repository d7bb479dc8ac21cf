//! Unicode properties for native tests: the names of ECMA-262 that the tests use, and the `regex` crate's tables.

use std::cell::RefCell;
use std::collections::HashMap;

use regex::Regex;

const NAMES: &[&str] = &[
    "Any", "ASCII", "Alphabetic", "Alpha", "White_Space", "ID_Start", "ID_Continue", "Emoji", "Emoji_Presentation",
    "Emoji_Component", "Emoji_Modifier", "Extended_Pictographic", "Uppercase", "Lowercase", "ASCII_Hex_Digit",
    "Hex_Digit",
];
const CATEGORIES: &[&str] = &[
    "L", "Letter", "Lu", "Uppercase_Letter", "Ll", "Lowercase_Letter", "Lt", "Lm", "Lo", "M", "Mark", "Mn", "N",
    "Number", "Nd", "Decimal_Number", "digit", "Nl", "No", "P", "Punctuation", "punct", "Pd", "Ps", "Pe", "Pc", "Po",
    "S", "Symbol", "Sc", "Currency_Symbol", "Sm", "Sk", "So", "Z", "Separator", "Zs", "Zl", "Zp", "C", "Other", "Cc",
    "Control", "Cf",
];
const SCRIPTS: &[&str] = &[
    "Latin", "Latn", "Greek", "Grek", "Cyrillic", "Cyrl", "Han", "Hani", "Hiragana", "Hira", "Katakana", "Kana",
    "Arabic", "Arab", "Hebrew", "Hebr", "Hangul", "Hang", "Thai", "Devanagari", "Common",
];

thread_local! {
    static COMPILED: RefCell<HashMap<String, Option<Regex>>> = RefCell::default();
}

/// Names are case-sensitive, as in ECMA-262 and unlike in `regex`.
fn compile(name: &str) -> Option<Regex> {
    let known = match name.split_once('=') {
        None => NAMES.contains(&name) || CATEGORIES.contains(&name),
        Some(("General_Category" | "gc", value)) => CATEGORIES.contains(&value),
        Some(("Script" | "sc" | "Script_Extensions" | "scx", value)) => SCRIPTS.contains(&value),
        Some(_) => false,
    };
    known.then(|| Regex::new(&format!(r"^\p{{{name}}}$")).unwrap())
}

pub fn property(name: &str, c: char) -> Option<bool> {
    COMPILED.with_borrow_mut(|compiled| {
        let regex = compiled.entry(name.to_owned()).or_insert_with(|| compile(name));
        regex.as_ref().map(|regex| regex.is_match(c.encode_utf8(&mut [0; 4])))
    })
}
