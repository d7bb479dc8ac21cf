//! Time zones, as the browser's `Intl` knows them.

use crate::form::{Clock, Form, Moments, WallTime, assumed, offset_of, offset_text};
use crate::json::sorted;
use js_sys::{Array, Date, Object, Reflect};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

// Those of js-sys take a name that is no zone for a reason to panic.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Intl)]
    #[derive(Clone)]
    type DateTimeFormat;
    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new(locale: &str, options: &Object) -> Result<DateTimeFormat, JsValue>;
    #[wasm_bindgen(method)]
    fn format(this: &DateTimeFormat, moment: f64) -> String;
    #[wasm_bindgen(method, js_name = resolvedOptions)]
    fn resolved_options(this: &DateTimeFormat) -> Object;
    #[wasm_bindgen(js_namespace = Intl, js_name = supportedValuesOf, catch)]
    fn supported_values_of(key: &str) -> Result<Array, JsValue>;
}

thread_local! {
    /// The clocks of the first zones that somebody has looked at: making one takes a tenth of a millisecond.
    static CLOCKS: RefCell<Vec<(String, DateTimeFormat)>> = const { RefCell::new(Vec::new()) };
    /// The zone of the browser, which takes long to ask for.
    static HOME: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Zones that browsers have under the names of before, and their names of today.
const RENAMED: [(&str, &str); 11] = [
    ("Africa/Asmera", "Africa/Asmara"),
    ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
    ("America/Godthab", "America/Nuuk"),
    ("Asia/Calcutta", "Asia/Kolkata"),
    ("Asia/Katmandu", "Asia/Kathmandu"),
    ("Asia/Rangoon", "Asia/Yangon"),
    ("Asia/Saigon", "Asia/Ho_Chi_Minh"),
    ("Atlantic/Faeroe", "Atlantic/Faroe"),
    ("Europe/Kiev", "Europe/Kyiv"),
    ("Pacific/Ponape", "Pacific/Pohnpei"),
    ("Pacific/Truk", "Pacific/Chuuk"),
];

fn formatter(locale: &str, zone: &str, options: &[(&str, &str)]) -> Option<DateTimeFormat> {
    let all = Object::new();
    for (name, value) in options.iter().chain(&[("timeZone", zone)]) {
        _ = Reflect::set(&all, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    DateTimeFormat::new(locale, &all).ok()
}

/// So many clocks are kept: there are hundreds of zones, and each is large.
const KEPT: usize = 8;

fn clock_of(zone: &str) -> Option<DateTimeFormat> {
    CLOCKS.with_borrow_mut(|clocks| {
        if let Some((_, clock)) = clocks.iter().find(|(name, _)| name == zone) {
            return Some(clock.clone());
        }
        let clock = new_clock(zone)?;
        if clocks.len() < KEPT {
            clocks.push((zone.to_owned(), clock.clone()));
        }
        Some(clock)
    })
}

fn new_clock(zone: &str) -> Option<DateTimeFormat> {
    let two = "2-digit";
    let parts = [("month", two), ("day", two), ("hour", two), ("minute", two), ("second", two)];
    let all = [("year", "numeric"), ("hourCycle", "h23"), ("calendar", "gregory"), ("numberingSystem", "latn")];
    formatter("en-US", zone, &[&all[..], &parts[..]].concat())
}

/// Whether a name is a zone, or an offset.
fn is_zone(zone: &str) -> bool {
    offset_of(zone).is_some() || clock_of(zone).is_some()
}

/// How far a zone's clocks are ahead of UTC at a moment, in minutes.
pub fn offset_at(zone: &str, seconds: i64) -> i32 {
    if let Some(offset) = offset_of(zone) {
        return offset;
    }
    clock_of(zone).map_or(0, |clock| offset_shown(&clock, seconds))
}

fn offset_shown(clock: &DateTimeFormat, seconds: i64) -> i32 {
    // `11/24/2026, 09:30:00`
    let text = clock.format(seconds as f64 * 1000.0);
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok());
    let numbers: Vec<i64> = numbers.collect();
    let &[month, day, year, hour, minute, second] = numbers.as_slice() else { return 0 };
    let ahead = WallTime::of(year, month, day, hour, minute, second).seconds().saturating_sub(seconds);
    i32::try_from(ahead.saturating_add(30).div_euclid(60)).unwrap_or_default()
}

/// The zone in which a person enters times at first: the one that the host names, else the browser's.
pub fn home(named: Option<&str>) -> String {
    match named.filter(|zone| is_zone(zone)) {
        Some(zone) => today(zone),
        None => HOME.with_borrow_mut(|home| {
            home.get_or_insert_with(|| {
                let options = formatter("en-US", "", &[]).or_else(|| DateTimeFormat::new("en-US", &Object::new()).ok());
                let zone = options.map(|format| format.resolved_options());
                let zone = zone.and_then(|options| Reflect::get(&options, &"timeZone".into()).ok()?.as_string());
                today(&zone.unwrap_or_else(|| "UTC".to_owned()))
            })
            .clone()
        }),
    }
}

/// Reads defaults that name no time zone in the one that the person sees.
pub fn assume(form: &mut Form, named: Option<&str>) {
    form.assume_zone(&|time| {
        let zone = home(named);
        assumed(time, &zone, &|seconds| offset_at(&zone, seconds))
    });
}

/// A zone's name of today.
fn today(zone: &str) -> String {
    let name = RENAMED.iter().find(|(before, _)| *before == zone).map(|(_, name)| *name);
    name.filter(|name| is_zone(name)).unwrap_or(zone).to_owned()
}

/// The names of all zones, in their order.
pub fn all() -> Vec<String> {
    let names = supported_values_of("timeZone").unwrap_or_default();
    sorted(names.iter().filter_map(|name| name.as_string()).map(|name| today(&name)).collect(), &Ord::cmp)
}

/// A zone's name, and how far its clocks are ahead of UTC at the time that is entered, or else now: `Europe/Berlin, UTC+1`.
pub fn label(zone: &str, clock: &Clock) -> String {
    if zone == "UTC" {
        return zone.to_owned();
    }
    let shown = clock_of(zone);
    let offset_at = |seconds| match (offset_of(zone), &shown) {
        (Some(offset), _) => offset,
        (None, Some(clock)) => offset_shown(clock, seconds),
        (None, None) => 0,
    };
    let offset = match WallTime::parse(&clock.wall).map(|time| time.moments(&offset_at)) {
        Some(Moments::One(offset) | Moments::Two([offset, _])) => offset,
        Some(Moments::None([before, _])) => offset_at(before.seconds()),
        None => offset_at((Date::now() / 1000.0) as i64),
    };
    let offset = short(offset);
    if offset_of(zone).is_some() { offset } else { [&zone.replace('_', " "), ", ", &offset].concat() }
}

/// An offset as people write it: `UTC+1`, `UTC-3:30`.
fn short(minutes: i32) -> String {
    let text = offset_text(minutes);
    let (sign, rest) = text.split_at(1);
    let rest = rest.strip_suffix(":00").unwrap_or(rest);
    ["UTC", sign, rest.strip_prefix('0').unwrap_or(rest)].concat()
}

/// A time as a locale writes it, with its date if `dated`.
pub fn time_text(locale: &str, time: WallTime, dated: bool) -> String {
    let options: &[(&str, &str)] =
        if dated { &[("dateStyle", "medium"), ("timeStyle", "short")] } else { &[("timeStyle", "short")] };
    let format = formatter(locale, "UTC", options).or_else(|| formatter("en", "UTC", options));
    format.map_or_else(|| time.text(), |format| format.format(time.seconds() as f64 * 1000.0))
}
