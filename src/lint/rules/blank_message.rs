//! `blank-message`
//!
//! ## What it does
//! Finds a `message` without visible text.
//!
//! ## Why
//! Users must know the question and its reason before they answer.
//!
//! ## Example
//! ```json
//! {"message": "", "requestedSchema": {"type": "object", "properties": {}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"message": "Delete the file?", "requestedSchema": {"type": "object", "properties": {}}}
//! ```

use crate::lint::prelude::*;
use crate::trust::shows_nothing;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    if site.get("message").and_then(Node::as_str).is_some_and(shows_nothing) {
        site.say(found, Code::BLANK_MESSAGE, "message", &[]);
    }
}
