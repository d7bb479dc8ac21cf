//! `consent-default`
//!
//! ## What it does
//! Finds a default that gives a consent: that of a boolean that asks for one, or whose group does, and starts as `true`, of a
//! refusal that starts as `false`, or of a value that is fixed or the only option.
//!
//! ## Why
//! Consent is given, not taken: the form starts such a field unset, and the person has to set it. Other clients may start
//! it as agreed.
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
