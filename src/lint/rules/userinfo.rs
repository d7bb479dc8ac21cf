//! `userinfo`
//!
//! ## What it does
//! Finds a `url` with a user name or a password before its host.
//!
//! ## Why
//! It can be mistaken for the host, so the address is never opened; and a request must not contain a password.
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
