//! `invalid-url`
//!
//! ## What it does
//! Finds a `url` that is empty, relative, or no address at all.
//!
//! ## Why
//! Nothing can be opened: there is no page that it is relative to.
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
