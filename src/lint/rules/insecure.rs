//! `insecure`
//!
//! ## What it does
//! Finds a `url` with `http:` to another machine.
//!
//! ## Why
//! Anyone on the network can read and change the page. A client opens it only if its host allows that.
//!
//! ## Example
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "http://example.com/"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    address::say(site, found, Code::INSECURE);
}
