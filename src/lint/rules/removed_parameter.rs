//! `removed-parameter`
//!
//! ## What it does
//! Finds `elicitationId` in a request for revision 2026-07-28.
//!
//! ## Why
//! That revision removed it together with `notifications/elicitation/complete`, so it is ignored.
//!
//! ## Example
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": "3f0c0f6e"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    let removed = site.settings.revision == Some(Revision::V2026_07_28);
    if removed && site.get("elicitationId").is_some() {
        site.say(found, Code::REMOVED_PARAMETER, "elicitationId", &["elicitationId"]);
        edit::remove_member(found, site.params, "elicitationId");
    }
}
