//! `no-properties`
//!
//! ## What it does
//! Finds a schema without properties.
//!
//! ## Why
//! There is nothing to enter: the request only asks for confirmation, and accept sends an empty object.
//!
//! ## Example
//! ```json
//! {"type": "object", "properties": {}}
//! ```
//!
//! ## Use instead
//! The same schema if a confirmation is intended; else add the properties that the answer needs.

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &SchemaSite, found: &mut Found) {
    let is_fault = site.merged.get("properties").is_some_and(|properties| properties.as_object().is_none());
    if site.schema.properties.is_empty() && site.is_object && !is_fault {
        site.say(found, Code::NO_PROPERTIES, "properties", &[]);
    }
}
