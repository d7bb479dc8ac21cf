//! `userinfo`
//!
//! ## What it does
//! Finds a `url` with a user name or a password before its host.
//!
//! ## Why
//! It reads like a host itself, so it is never opened; and a request is no place for a password.
//!
//! ## Example
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com@evil.example/"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    address::say(site, found, Code::USERINFO);
}
