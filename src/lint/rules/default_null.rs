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
    lint::{Code, Diagnostic, edit, keyword::Places, site::KeywordSite},
};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Vec<Diagnostic>) {
    if site.member.name.as_str() == "default" && site.member.node.value == Value::Null && site.place == Places::PROPERTY
    {
        found.push(site.diagnostic(Code::DEFAULT_NULL).fixed_by(edit::remove_member(site.object, "default")));
    }
}
