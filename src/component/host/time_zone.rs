//! The browser's own time zone, from `Date`.

use super::intl;
use crate::form::{moment, offset_text};
use crate::json::replaced;
use js_sys::Date;
use std::cell::RefCell;

thread_local! {
    /// The zone's name, which is slow to get.
    static NAME: RefCell<Option<String>> = const { RefCell::new(None) };
}

fn name() -> String {
    NAME.with_borrow_mut(|name| {
        name.get_or_insert_with(|| intl::time_zone().unwrap_or_default().replace('_', " ")).clone()
    })
}

fn date(text: &str) -> Option<Date> {
    Some(Date::new(&text.into())).filter(|date| !date.get_time().is_nan())
}

/// Returns the local offset from UTC at that time, in minutes.
fn ahead(date: &Date) -> i32 {
    -date.get_timezone_offset() as i32
}

/// Returns the local offset from UTC now, as in RFC 3339.
pub fn offset() -> String {
    moment("", ahead(&Date::new_0()))
}

/// Returns the local time of an RFC 3339 moment, in the format of `<input type=datetime-local>`.
pub fn wall_of(moment: &str) -> Option<String> {
    let date = date(moment)?;
    let local = Date::new(&(date.get_time() + f64::from(ahead(&date)) * 60_000.0).into());
    let written = String::from(local.to_iso_string());
    let wall = written.get(..19)?;
    Some(wall.strip_suffix(":00").unwrap_or(wall).to_owned())
}

/// Returns the moment of a local time, in all notations, the best one first. If the local time occurs twice or never,
/// `Date` decides.
pub fn moments_of(wall: &str) -> Option<[String; 3]> {
    let date = date(wall)?;
    let fraction = String::from(date.to_iso_string());
    let wall = wall_of(&fraction)?;
    Some([moment(&wall, ahead(&date)), replaced(&fraction, ".000Z", "Z"), fraction])
}

/// Returns the zone and its offset from UTC at a moment, or else now: `UTC+1, Europe/Berlin`.
pub fn label(moment: &str) -> String {
    let offset = offset_text(ahead(&date(moment).unwrap_or_else(Date::new_0)));
    match name().as_str() {
        "UTC" | "" => offset,
        name => [&offset, ", ", name].concat(),
    }
}
