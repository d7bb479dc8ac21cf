//! `insecure`
//!
//! ## What it does
//! Finds a `url` in `http:` that leads to another machine.
//!
//! ## Why
//! Anybody on the way reads and changes the page. A client opens it only where its host allows that.
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
