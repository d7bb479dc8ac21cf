//! `inert-keyword`
//!
//! ## What it does
//! Finds keywords that have no effect on the form or on the answer: `$comment`, `readOnly`, `deprecated`, and
//! names such as `x-order` that are no keywords at all.
//!
//! ## Why
//! Nothing is fetched for them, and nothing is shown.
//!
//! ## Example
//! ```json
//! {"type": "string", "readOnly": true}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string"}
//! ```

use super::unknown_keyword::is_extension;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    let extension = site.verdict == Verdict::Unknown && is_extension(&site.member.name);
    if extension || is_inert(site) && !is_generated(site) {
        site.say(found, Code::INERT_KEYWORD, &[&site.member.name]);
        // An extension may speak to other programs.
        if !extension {
            edit::remove_member(found, site.schema, &site.member.name);
        }
    }
}

/// Whether a keyword of JSON Schema has no effect where it is.
pub(super) fn is_inert(site: &KeywordSite) -> bool {
    site.verdict == Verdict::Inert && !is_read(site)
}

/// Whether it is of those that generators write; a format says how a number is held.
pub(super) fn is_generated(site: &KeywordSite) -> bool {
    match site.member.name.as_str() {
        "format" => {
            let format = site.member.node.as_str().unwrap_or_default();
            ["int", "uint", "float", "double", "decimal"].into_iter().any(|width| format.starts_with(width))
        }
        name => matches!(name, "$schema" | "$id" | "id" | "discriminator" | "title"),
    }
}

/// Whether the card goes by it all the same: it hides what is entered, or names the only option of a list.
fn is_read(site: &KeywordSite) -> bool {
    match site.member.name.as_str() {
        "format" => site.member.node.as_str() == Some("password"),
        "title" => site.place == Places::ITEMS && site.schema.get("const").is_some(),
        _ => false,
    }
}
