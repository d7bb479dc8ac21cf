//! `empty-default`
//!
//! ## What it does
//! Finds an optional property whose default is an empty text.
//!
//! ## Why
//! While nobody touches the field, the empty text is sent; once it was changed and cleared again, the property is
//! left out.
//!
//! ## Example
//! ```json
//! {"type": "string", "default": ""}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string"}
//! ```

use crate::{
    json::Node,
    lint::{Code, Found, site::PropertySite},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let empty = site.property.default.as_ref().and_then(Node::as_str) == Some("");
    if empty && !site.property.required {
        site.say(found, Code::EMPTY_DEFAULT, "default", &[]);
    }
}
