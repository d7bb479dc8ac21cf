//! `consent-default`
//!
//! ## What it does
//! Finds a boolean that asks for consent and has the default `true`.
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

use crate::{
    json::Node,
    lint::{Code, Found, edit, site::PropertySite},
    schema::{PrimitiveSchemaDefinition, Property},
    trust,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let on = site.property.default.as_ref().and_then(Node::as_bool) == Some(true);
    if on && asks_consent(site.property) {
        site.say(found, Code::CONSENT_DEFAULT, "default", &[]);
        for layer in site.merged.layers() {
            edit::remove_member(found, layer, "default");
        }
    }
}

/// Whether a property is a boolean that asks for consent (`docs/security.md` R19).
pub fn asks_consent(property: &Property) -> bool {
    let title = property.title.as_deref().unwrap_or_default();
    let description = property.description.as_deref().unwrap_or_default();
    matches!(property.definition, PrimitiveSchemaDefinition::Boolean)
        && trust::asks_consent(&[&property.name, title, description])
}
