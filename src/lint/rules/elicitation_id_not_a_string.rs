//! Finds an `elicitationId` that is not a string.
//!
//! It must be an opaque string; a client that compares strings never matches this one.
//!
//! Example: `{"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": 7}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": "7"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::warning(
    "elicitation-id-not-a-string",
    "“elicitationId” is not a string.",
    "Use a string.",
    &[RuleCheck::Request(|site, findings| {
        if site.get("elicitationId").is_some_and(|id| id.as_text().is_none()) {
            site.report(findings, "elicitationId", &[]);
        }
    })],
);
