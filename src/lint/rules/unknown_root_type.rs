//! `unknown-root-type`
//!
//! ## What it does
//! Finds a root schema whose `type` JSON Schema does not know: a misspelt one, or no name at all.
//!
//! ## Why
//! The form asks for the properties all the same, but no answer can be checked against a type that nobody knows, and
//! other clients refuse the request.
//!
//! ## Example
//! ```json
//! {"type": "Object", "properties": {"name": {"type": "string"}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {"name": {"type": "string"}}}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &SchemaSite, found: &mut Found) {
    let unknown = |types: &&Node| Types::read(types).is_none() && !Types::named_by(types).meets(Types::OBJECT);
    if let Some(types) = site.merged.get("type").filter(unknown).filter(|_| site.is_object) {
        site.say(found, Code::UNKNOWN_ROOT_TYPE, "type", &[&types.to_json()]);
        edit::replace_name(found, types.range, "object");
    }
}
