//! Finds a default that gives consent: `true` for a boolean that asks for consent, itself or by its group; `false` for
//! a refusal; or a fixed value or only option.
//!
//! Consent must not be preselected: the form starts such a field unset, and the user has to set it. Other clients may
//! start it as agreed.
//!
//! Example: `{"agree": {"type": "boolean", "title": "I agree to share my files", "default": true}}`
//!
//! Use instead: `{"agree": {"type": "boolean", "title": "I agree to share my files"}}`

use crate::lint::prelude::*;
use crate::trust::presumes_consent;

pub(super) const RULE: Rule = Rule::warning(
    "consent-default",
    "Consent must not be preselected, so the field starts unset.",
    "Drop the default.",
    &[RuleCheck::Property(|site, findings| {
        if presumes_consent(site.property, site.group_consent) {
            site.report(findings, Code::CONSENT_DEFAULT, "default", &[]);
            for layer in site.merged.layers() {
                edit::remove_member(findings, layer, "default");
            }
        }
    })],
)
.keeps_answers();
