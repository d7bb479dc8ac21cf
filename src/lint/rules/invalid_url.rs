//! Finds a `url` that is empty, relative, or not a URL.
//!
//! It cannot be opened: there is no page to which it is relative.
//!
//! Example: `{"mode": "url", "message": "Sign in", "url": "/sign-in"}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in", "url": "https://example.com/sign-in"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::error(
    "invalid-url",
    "“url” is not a valid URL.",
    "Give the whole address, with “https://” and a host.",
    &[RuleCheck::Request(|site, findings| address::report(site, findings, Code::INVALID_URL))],
);
