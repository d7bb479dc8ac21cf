//! The browser's `Intl`: plurals, and the formats of numbers and dates.

use super::globals::options;
use crate::form::NumberFormat;
use crate::message::Intl;
use js_sys::{Array, Date, Object};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;

// The bindings of js-sys panic if a tag is not a valid locale.
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

    #[wasm_bindgen(js_namespace = Intl)]
    type DateTimeFormat;
    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new(locale: &JsValue, options: &Object) -> Result<DateTimeFormat, JsValue>;
    #[wasm_bindgen(method)]
    fn format(this: &DateTimeFormat, date: &Date) -> String;
    #[wasm_bindgen(method, js_name = resolvedOptions)]
    fn resolved_options(this: &DateTimeFormat) -> Resolved;

    type Resolved;
    #[wasm_bindgen(method, structural, getter, js_name = timeZone)]
    fn time_zone(this: &Resolved) -> Option<String>;

    type Part;
    #[wasm_bindgen(method, structural, getter, js_name = type)]
    fn kind(this: &Part) -> String;
    #[wasm_bindgen(method, structural, getter)]
    fn value(this: &Part) -> String;
}

/// `Intl` for one language of sentences and one locale of numbers. An invalid tag counts as English.
pub struct BrowserIntl {
    language: String,
    locale: String,
    plurals: OnceCell<Option<PluralRules>>,
    numbers: OnceCell<Option<JsNumberFormat>>,
    /// The signs of the locale's numbers, and whether its digits are 0 to 9.
    signs: OnceCell<(NumberFormat, bool)>,
    dates: OnceCell<Option<DateTimeFormat>>,
}

thread_local! {
    /// The last one: a page has one language, and creating these objects takes longer than using them.
    static LAST: RefCell<Option<Rc<BrowserIntl>>> = const { RefCell::new(None) };
}

impl BrowserIntl {
    /// Returns the `Intl` for a language of sentences and a locale of numbers.
    pub fn of(language: &str, locale: &str) -> Rc<Self> {
        LAST.with_borrow_mut(|last| match last {
            Some(last) if last.language == language && last.locale == locale => Rc::clone(last),
            last => {
                let (language, locale) = (language.to_owned(), locale.to_owned());
                let (plurals, numbers, signs, dates) = Default::default();
                let new = Rc::new(Self { language, locale, plurals, numbers, signs, dates });
                *last = Some(Rc::clone(&new));
                new
            }
        })
    }

    pub fn number_format(&self) -> NumberFormat {
        self.signs().0
    }

    fn signs(&self) -> (NumberFormat, bool) {
        *self.signs.get_or_init(|| {
            let (mut format, mut has_ascii_digits) = Default::default();
            let Some(numbers) = self.numbers() else { return (format, has_ascii_digits) };
            for part in numbers.format_to_parts(-1_234_567.5) {
                let part: Part = part.unchecked_into();
                let Some(sign) = part.value().chars().next() else { continue };
                match part.kind().as_str() {
                    "decimal" => format.decimal = sign,
                    "group" => format.group = sign,
                    "integer" => has_ascii_digits = sign.is_ascii_digit(),
                    _ => {}
                }
            }
            (format, has_ascii_digits)
        })
    }

    fn numbers(&self) -> Option<&JsNumberFormat> {
        let make = || {
            // A year is not written as 1,900.
            let options = options(&[("maximumFractionDigits", "20"), ("useGrouping", "min2")]);
            JsNumberFormat::new(&self.locale, &options).or_else(|_| JsNumberFormat::new("en", &options)).ok()
        };
        self.numbers.get_or_init(make).as_ref()
    }
}

impl Intl for BrowserIntl {
    fn date(&self, date: &str) -> String {
        // The control's Gregorian calendar, in the card's language, with the user's regional format.
        let options = [("dateStyle", "full"), ("timeZone", "UTC"), ("calendar", "gregory")];
        let of = |tag: &str| tag.split('-').next().map(str::to_ascii_lowercase);
        let locale = if of(&self.locale) == of(&self.language) { &self.locale } else { &self.language };
        let make = || date_format(&locale.as_str().into(), &options);
        let format = self.dates.get_or_init(make).as_ref();
        format.map_or_else(|| date.to_owned(), |format| format.format(&Date::new(&date.into())))
    }

    fn plural(&self, count: usize) -> String {
        let make = || PluralRules::new(&self.language).or_else(|_| PluralRules::new("en")).ok();
        let plurals = self.plurals.get_or_init(make).as_ref();
        plurals.map_or_else(|| "other".to_owned(), |plurals| plurals.select(count as f64))
    }

    fn number(&self, lexeme: &str) -> String {
        // Most numbers have few digits, and `Intl` is slow: a quarter of a millisecond for a form of twelve fields.
        if lexeme.len() <= 3 && lexeme.bytes().all(|byte| byte.is_ascii_digit()) && self.signs().1 {
            return lexeme.to_owned();
        }
        // Longer numbers would be rounded, or written out endlessly.
        let is_plain =
            lexeme.len() <= 20 && lexeme.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'.'));
        let numbers = self.numbers().filter(|_| is_plain);
        numbers.map_or_else(|| lexeme.to_owned(), |numbers| numbers.format(lexeme))
    }
}

pub(super) fn time_zone() -> Option<String> {
    date_format(&JsValue::UNDEFINED, &[])?.resolved_options().time_zone()
}

pub fn time_of_day(locale: &str, date: &Date) -> Option<String> {
    Some(date_format(&locale.into(), &[("hour", "numeric"), ("minute", "2-digit")])?.format(date))
}

fn date_format(locale: &JsValue, members: &[(&str, &str)]) -> Option<DateTimeFormat> {
    let options = options(members);
    DateTimeFormat::new(locale, &options).or_else(|_| DateTimeFormat::new(&"en".into(), &options)).ok()
}
