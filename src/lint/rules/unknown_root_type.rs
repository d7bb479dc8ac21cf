//! `unknown-root-type`
//!
//! ## What it does
//! Finds a root schema whose `type` is not one of JSON Schema: a misspelt name, or not a name at all.
//!
//! ## Why
//! The form still shows the properties, but answers cannot be checked against an unknown type, and other clients reject
//! the request.
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
