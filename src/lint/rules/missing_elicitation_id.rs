//! That revision requires it, because `notifications/elicitation/complete` identifies the request by it. 2026-07-28 has
//! no `elicitationId`.
//!
//! Example: `{"mode": "url", "message": "Sign in", "url": "https://example.com/"}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": "3f0c0f6e"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "missing-elicitation-id",
    "Revision 2025-11-25 requires “elicitationId” in URL mode.",
    "Add an “elicitationId” that is unique.",
    &[RuleCheck::Request(|site, findings| {
        let needed = site.mode == Mode::Url && site.settings.revision == Some(Revision::V2025_11_25);
        if needed && site.get("elicitationId").is_none() {
            site.report(findings, "", &[]);
        }
    })],
);
