//! `root-type`
//!
//! ## What it does
//! Finds a root schema whose `type` is not exactly `object`: it is missing, or a list of types.
//!
//! ## Why
//! MCP requires `"type": "object"` there. The form works without it; other clients may reject the request.
//!
//! ## Example
//! ```json
//! {"properties": {"name": {"type": "string"}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {"name": {"type": "string"}}}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &SchemaSite, found: &mut Found) {
    match site.merged.get("type") {
        None if site.merged.left_out.is_none() && site.root.as_object().is_some() => {
            site.say(found, Code::ROOT_TYPE, "type", &[]);
            if site.merged.layers().count() == 1 {
                edit::add_type(found, site.root, "object");
            }
        }
        Some(types) if types.as_array().is_some() && Types::named_by(types).meets(Types::OBJECT) => {
            site.say(found, Code::ROOT_TYPE, "type", &[]);
            edit::replace_name(found, types.range, "object");
        }
        _ => {}
    }
}
