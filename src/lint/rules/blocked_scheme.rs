//! `blocked-scheme`
//!
//! ## What it does
//! Finds a `url` that is neither `https:` nor `http:`.
//!
//! ## Why
//! No other scheme is ever opened, because it could start a program or run a script.
//!
//! ## Example
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "javascript:alert(1)"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    address::say(site, found, Code::BLOCKED_SCHEME);
}
