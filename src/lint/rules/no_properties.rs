//! `no-properties`
//!
//! ## What it does
//! Finds a schema without properties.
//!
//! ## Why
//! There is nothing to enter: the request asks for a confirmation alone, and accept sends an empty object.
//!
//! ## Example
//! ```json
//! {"type": "object", "properties": {}}
//! ```
//!
//! ## Use instead
//! The same, if a confirmation is what is wanted; else the properties that the answer needs.

use crate::lint::{Code, Diagnostic, site::SchemaSite};

pub(in crate::lint) fn check(site: &SchemaSite, found: &mut Vec<Diagnostic>) {
    if site.schema.properties.is_empty() {
        found.push(site.diagnostic(Code::NO_PROPERTIES, "properties"));
    }
}
