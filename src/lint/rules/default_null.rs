//! `default-null`
//!
//! ## What it does
//! Finds `"default": null`.
//!
//! ## Why
//! It means that there is no default, as if it were not written.
//!
//! ## Example
//! ```json
//! {"type": "string", "default": null}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string"}
//! ```

use crate::{
    json::Value,
    lint::{Code, Found, edit, site::KeywordSite},
    schema::Places,
};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if site.member.name.as_str() == "default" && site.member.node.value == Value::Null && site.place == Places::PROPERTY
    {
        site.say(found, Code::DEFAULT_NULL, &[]);
        edit::remove_member(found, site.schema, "default");
    }
}
