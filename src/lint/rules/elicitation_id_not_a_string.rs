//! `elicitation-id-not-a-string`
//!
//! ## What it does
//! Finds an `elicitationId` that is not a string.
//!
//! ## Why
//! It must be an opaque string; a client that compares strings never matches this one.
//!
//! ## Example
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": 7}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": "7"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    if site.get("elicitationId").is_some_and(|id| id.as_text().is_none()) {
        site.say(found, Code::ELICITATION_ID_NOT_A_STRING, "elicitationId", &[]);
    }
}
