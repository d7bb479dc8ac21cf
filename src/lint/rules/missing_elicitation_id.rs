//! `missing-elicitation-id`
//!
//! ## What it does
//! Finds a request in URL mode without `elicitationId`, for revision 2025-11-25.
//!
//! ## Why
//! That revision requires it, because `notifications/elicitation/complete` identifies the request by it. 2026-07-28 has
//! no `elicitationId`.
//!
//! ## Example
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "url", "message": "Sign in", "url": "https://example.com/", "elicitationId": "3f0c0f6e"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &RequestSite, found: &mut Found) {
    let needed = site.mode == Mode::Url && site.settings.revision == Some(Revision::V2025_11_25);
    if needed && site.get("elicitationId").is_none() {
        site.say(found, Code::MISSING_ELICITATION_ID, "", &[]);
    }
}
