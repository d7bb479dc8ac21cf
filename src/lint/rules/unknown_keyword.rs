//! `unknown-keyword`
//!
//! ## What it does
//! Finds keywords that JSON Schema does not have.
//!
//! ## Why
//! They are ignored. Where one is nearly the name of a keyword that MCP's schemas have, that was surely meant.
//!
//! ## Example
//! ```json
//! {"type": "string", "minlength": 3}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "minLength": 3}
//! ```

use crate::lint::{
    Code, Diagnostic, edit,
    keyword::{Keyword, Verdict},
    site::KeywordSite,
    suggest::nearest,
};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Vec<Diagnostic>) {
    if site.verdict != Verdict::Unknown || is_extension(&site.member.name) {
        return;
    }
    let diagnostic = site.diagnostic(Code::UNKNOWN_KEYWORD);
    let meant =
        nearest(&site.member.name, Keyword::standard_at(site.place)).filter(|meant| site.object.get(meant).is_none());
    found.push(match meant {
        None => diagnostic,
        Some(meant) => {
            let edits = vec![edit::replace(site.member.name_range, format!("\"{meant}\""))];
            diagnostic.with(meant).fixed_by(Some(edits))
        }
    });
}

/// Names that say themselves that they are no keywords: `x-order`, `ui:widget`.
pub(super) fn is_extension(name: &str) -> bool {
    name.starts_with("x-") || name.contains(':')
}
