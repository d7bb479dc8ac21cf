//! `required-in-property`
//!
//! ## What it does
//! Finds `required` with a boolean in a property, as in OpenAPI 2 and old drafts of JSON Schema.
//!
//! ## Why
//! `required` is a list of names next to `properties`. The property stays optional.
//!
//! ## Example
//! ```json
//! {"type": "object", "properties": {"name": {"type": "string", "required": true}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    let boolean = site.member.name.as_str() == "required" && site.member.node.as_bool().is_some();
    if boolean && site.place != Places::ROOT {
        site.say(found, Code::REQUIRED_IN_PROPERTY, &[]);
        if site.member.node.as_bool() == Some(false) {
            edit::remove_member(found, site.schema, "required");
        }
    }
}
