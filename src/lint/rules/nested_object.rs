//! `nested-object`
//!
//! ## What it does
//! Finds a property that is an object.
//!
//! ## Why
//! MCP's schemas are flat, and most clients cannot show an object. This form shows its properties as a group, and nests
//! them again in the answer.
//!
//! ## Example
//! ```json
//! {"address": {"type": "object", "properties": {"city": {"type": "string"}}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"address_city": {"type": "string", "title": "City"}}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if matches!(site.property.definition, Definition::Object(_)) {
        site.say(found, Code::NESTED_OBJECT, "", &[]);
    }
}
