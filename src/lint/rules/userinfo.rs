//! It can be mistaken for the host, so the address is never opened; and a request must not contain a password.
//!
//! Example: `{"mode": "url", "message": "Sign in", "url": "https://example.com@evil.example/"}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in", "url": "https://example.com/"}`

use crate::lint::rule::{Rule, error};

pub(super) const RULE: Rule = error!(
    "userinfo",
    "The URL contains credentials, so it is never opened.",
    "Remove them.",
    &[],
);
