//! `inert-keyword`
//!
//! ## What it does
//! Finds keywords that have no effect on the form or on the answer: `$schema`, `$id`, `$comment`, `readOnly`, and
//! names such as `x-order` that are no keywords at all.
//!
//! ## Why
//! Nothing is fetched for them, and nothing is shown.
//!
//! ## Example
//! ```json
//! {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {}}
//! ```

use super::unknown_keyword::is_extension;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    let extension = site.verdict == Verdict::Unknown && is_extension(&site.member.name);
    if extension || site.verdict == Verdict::Inert && !is_read(site) {
        site.say(found, Code::INERT_KEYWORD, &[&site.member.name]);
        // An extension may speak to other programs.
        if !extension {
            edit::remove_member(found, site.schema, &site.member.name);
        }
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
