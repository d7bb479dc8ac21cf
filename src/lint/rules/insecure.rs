//! Anyone on the network can read and change the page. A client opens it only if its host allows that.
//!
//! Example: `{"mode": "url", "message": "Sign in", "url": "http://example.com/"}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in", "url": "https://example.com/"}`

use crate::lint::rule::{Rule, warning};

pub(super) const RULE: Rule = warning!(
    "insecure",
    "“http:” to another machine is opened only where the host allows it.",
    "Use “https:”.",
    &[],
);
