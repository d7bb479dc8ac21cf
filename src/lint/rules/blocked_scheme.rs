//! No other scheme is ever opened, because it could start a program or run a script.
//!
//! Example: `{"mode": "url", "message": "Sign in", "url": "javascript:alert(1)"}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in", "url": "https://example.com/"}`

use crate::lint::rule::{Rule, error};

pub(super) const RULE: Rule = error!(
    "blocked-scheme",
    "Only “https:” URLs can be opened.",
    "Use “https:”.",
    &[],
);
