//! `consent-default`
//!
//! ## What it does
//! Finds a default that gives consent: `true` for a boolean that asks for consent, itself or by its group; `false` for
//! a refusal; or a fixed value or only option.
//!
//! ## Why
//! Consent must not be preselected: the form starts such a field unset, and the user has to set it. Other clients may
//! start it as agreed.
//!
//! ## Example
//! ```json
//! {"agree": {"type": "boolean", "title": "I agree to share my files", "default": true}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"agree": {"type": "boolean", "title": "I agree to share my files"}}
//! ```

use crate::lint::prelude::*;
use crate::trust::presumes_consent;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if presumes_consent(site.property, site.group_consent) {
        site.say(found, Code::CONSENT_DEFAULT, "default", &[]);
        for layer in site.merged.layers() {
            edit::remove_member(found, layer, "default");
        }
    }
}
