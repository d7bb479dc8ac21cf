//! `lone-surrogate-in-text`
//!
//! ## What it does
//! Finds a lone surrogate in a text that the card shows.
//!
//! ## Why
//! Half a character is shown as U+FFFD. In a name or a value it makes the request unanswerable (`lone-surrogate`).
//!
//! ## Example
//! ```json
//! {"type": "string", "title": "x\ud800y"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "title": "xy"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &TextSite, found: &mut Found) {
    if !site.text.is_well_formed() {
        site.say(found, Code::LONE_SURROGATE_IN_TEXT);
    }
}
