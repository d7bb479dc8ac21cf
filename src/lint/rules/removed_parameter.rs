//! Finds `elicitationId` in a request for revision 2026-07-28.
//!
//! That revision removed it together with `notifications/elicitation/complete`, so it is ignored.
//!
//! Example: `{"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": "3f0c0f6e"}`
//!
//! Use instead: `{"mode": "url", "message": "Sign in", "url": "https://example.com/"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::note(
    "removed-parameter",
    "“{0}” was removed in 2026-07-28.",
    "Remove it.",
    &[RuleCheck::Request(|site, findings| {
        let removed = site.settings.revision == Some(Revision::V2026_07_28);
        if removed && site.get("elicitationId").is_some() {
            site.report(findings, "elicitationId", &["elicitationId"]);
            edit::remove_member(findings, site.params, "elicitationId");
        }
    })],
)
.keeps_answers();
