//! The browser's `Intl`: plurals, and how numbers are written.

use super::time_zone;
use crate::form::{NumberFormat, WallTime};
use crate::message::Intl;
use js_sys::{Array, Object, Reflect};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;

// Those of js-sys take a tag that is no locale for a reason to panic.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Intl)]
    type PluralRules;
    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new(locale: &str) -> Result<PluralRules, JsValue>;
    #[wasm_bindgen(method)]
    fn select(this: &PluralRules, count: f64) -> String;

    #[wasm_bindgen(js_namespace = Intl, js_name = NumberFormat)]
    type JsNumberFormat;
    #[wasm_bindgen(constructor, js_namespace = Intl, js_class = "NumberFormat", catch)]
    fn new(locale: &str, options: &Object) -> Result<JsNumberFormat, JsValue>;
    #[wasm_bindgen(method)]
    fn format(this: &JsNumberFormat, number: &str) -> String;
    #[wasm_bindgen(method, js_name = formatToParts)]
    fn format_to_parts(this: &JsNumberFormat, number: f64) -> Array;

    type Part;
    #[wasm_bindgen(method, structural, getter, js_name = type)]
    fn kind(this: &Part) -> String;
    #[wasm_bindgen(method, structural, getter)]
    fn value(this: &Part) -> String;
}

/// `Intl` for one language of sentences and one locale of numbers. A tag that is no locale stands for English.
pub(crate) struct BrowserIntl {
    language: String,
    locale: String,
    plurals: OnceCell<Option<PluralRules>>,
    numbers: OnceCell<Option<JsNumberFormat>>,
}

thread_local! {
    /// The last one: a page has one language, and making these objects takes longer than using them.
    static LAST: RefCell<Option<Rc<BrowserIntl>>> = const { RefCell::new(None) };
}

impl BrowserIntl {
    /// For a language of sentences, and a locale that says how numbers are written.
    pub(crate) fn of(language: &str, locale: &str) -> Rc<Self> {
        LAST.with_borrow_mut(|last| match last {
            Some(last) if last.language == language && last.locale == locale => Rc::clone(last),
            last => {
                let (language, locale) = (language.to_owned(), locale.to_owned());
                let new =
                    Rc::new(Self { language, locale, plurals: OnceCell::default(), numbers: OnceCell::default() });
                *last = Some(Rc::clone(&new));
                new
            }
        })
    }

    /// The signs with which the locale writes numbers.
    pub(crate) fn number_format(&self) -> NumberFormat {
        let mut format = NumberFormat::default();
        let Some(numbers) = self.numbers() else { return format };
        for part in numbers.format_to_parts(-1_234_567.5) {
            let part: Part = part.unchecked_into();
            let Some(sign) = part.value().chars().next() else { continue };
            match part.kind().as_str() {
                "decimal" => format.decimal = sign,
                "group" => format.group = sign,
                _ => {}
            }
        }
        format
    }

    fn numbers(&self) -> Option<&JsNumberFormat> {
        let make = || {
            let options = Object::new();
            _ = Reflect::set(&options, &"maximumFractionDigits".into(), &20.into());
            // A year is no 1,900.
            _ = Reflect::set(&options, &"useGrouping".into(), &"min2".into());
            JsNumberFormat::new(&self.locale, &options).or_else(|_| JsNumberFormat::new("en", &options)).ok()
        };
        self.numbers.get_or_init(make).as_ref()
    }
}

impl Intl for BrowserIntl {
    fn time(&self, time: WallTime, other: WallTime) -> String {
        time_zone::time_text(&self.locale, time, time.date() != other.date())
    }

    fn plural(&self, count: usize) -> String {
        let make = || PluralRules::new(&self.language).or_else(|_| PluralRules::new("en")).ok();
        let plurals = self.plurals.get_or_init(make).as_ref();
        plurals.map_or_else(|| "other".to_owned(), |plurals| plurals.select(count as f64))
    }

    fn number(&self, lexeme: &str) -> String {
        match self.numbers().filter(|_| is_formatted(lexeme)) {
            Some(numbers) => numbers.format(lexeme),
            None => lexeme.to_owned(),
        }
    }
}

/// What `Intl` would round or spell out endlessly stays as it is written.
fn is_formatted(lexeme: &str) -> bool {
    let digits = lexeme.strip_prefix('-').unwrap_or(lexeme);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    [(whole, 21), (fraction, 20)]
        .iter()
        .all(|(digits, most)| (1..=*most).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::is_formatted;

    #[test]
    fn formats_what_stays_exact() {
        for (lexeme, expected) in [
            ("0", true),
            ("-12.50", true),
            ("123456789012345678901", true),
            ("1234567890123456789012", false),
            ("0.123456789012345678901", false),
            ("1e3", false),
            ("1.", false),
            ("-", false),
        ] {
            assert_eq!(is_formatted(lexeme), expected, "{lexeme}");
        }
    }
}
