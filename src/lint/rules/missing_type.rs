//! `missing-type`
//!
//! ## What it does
//! Finds a property without `type`.
//!
//! ## Why
//! Each of MCP's property schemas has one. The form takes it from the options, the default or the other keywords, and
//! else asks for a text.
//!
//! ## Example
//! ```json
//! {"oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use super::union;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let left_out = matches!(site.property.definition, Definition::LeftOut(_));
    if site.merged.types().is_some() || left_out || union::branches(site).is_some() {
        return;
    }
    site.say(found, Code::MISSING_TYPE, "", &[]);
    if site.merged.layers().count() == 1 && site.offers_strings() {
        edit::add_type(found, site.node, "string");
    }
}
