//! `invalid-url`
//!
//! ## What it does
//! Finds a `url` that is empty, relative, or not a URL.
//!
//! ## Why
//! It cannot be opened: there is no page to which it is relative.
//!
//! ## Example
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "/sign-in"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/sign-in"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    address::say(site, found, Code::INVALID_URL);
}
