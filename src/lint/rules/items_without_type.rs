//! `items-without-type`
//!
//! ## What it does
//! Finds `items` with an `enum` and without a `type`.
//!
//! ## Why
//! MCP's multi-select enums have `"type": "string"` there, and some clients reject them without it.
//!
//! ## Example
//! ```json
//! {"type": "array", "items": {"enum": ["a", "b"]}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let multiple = matches!(site.property.definition, Definition::MultiSelectEnum(_));
    if multiple && site.choice.types().is_none() && site.choice.get("enum").is_some() {
        site.say(found, Code::ITEMS_WITHOUT_TYPE, "items", &[]);
        if let Some(items) = site.merged.get("items")
            && site.choice.layers().count() == 1
            && site.offers_strings()
        {
            edit::add_type(found, items, "string");
        }
    }
}
