//! `required-with-default`
//!
//! ## What it does
//! Finds a required property that has a default.
//!
//! ## Why
//! The field starts with the default; if the person clears it, the form asks for a value again. An optional property
//! with the same default may be left out.
//!
//! ## Example
//! ```json
//! {"type": "object", "properties": {"port": {"type": "integer", "default": 80}}, "required": ["port"]}
//! ```
//!
//! ## Use instead
//! The same, if an answer without a value is of no use; else leave the name out of `required`.

use crate::lint::{Code, Found, site::PropertySite};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if site.property.required && site.property.default.is_some() {
        site.say(found, Code::REQUIRED_WITH_DEFAULT, "default", &[]);
    }
}
