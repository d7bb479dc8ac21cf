//! Finds keywords without an effect on the form or the answer, such as `$comment` and `readOnly`, and names such as
//! `x-order`. The form neither fetches nor shows anything for them. What generators write everywhere, such as
//! `$schema`, is not reported.
//!
//! Example: `{"type": "string", "readOnly": true}`
//!
//! Use instead: `{"type": "string"}`

use super::unknown_keyword::is_extension;
use crate::lint::prelude::*;

pub(super) const RULE: Rule =
    note!("inert-keyword", "“{0}” has no effect here.", "Remove it.", &[RuleCheck::Keyword(check)]).keeps_answers();

fn check(site: &KeywordSite, findings: &mut Findings) {
    let extension = site.effect == Effect::Unknown && is_extension(site.name);
    if extension || is_inert(site) && !is_generated(site) {
        site.report(findings, &[site.name]);
        // An extension may be meant for other programs.
        if !extension {
            edit::remove_member(findings, site.schema, site.name);
        }
    }
}

/// Returns true if a keyword of JSON Schema has no effect in its place. The card uses two of them anyway: to hide an
/// entry, and as the name of a list's only option; `if` has a finding for those that belong to it.
fn is_inert(site: &KeywordSite) -> bool {
    let is_read = match site.name {
        "format" => site.value.as_str() == Some("password"),
        "title" => site.place == Places::ITEMS && site.schema.get("const").is_some(),
        "then" | "else" => site.schema.get("if").is_some(),
        _ => false,
    };
    site.effect == Effect::Inert && !is_read
}

/// Returns true if schema generators write the keyword, or if `number-format` reports it.
fn is_generated(site: &KeywordSite) -> bool {
    is_width(site) || matches!(site.name, "$schema" | "$id" | "id" | "discriminator" | "title")
}

/// Returns true for a format of a number that describes its width.
pub(super) fn is_width(site: &KeywordSite) -> bool {
    let format = site.value.as_str().filter(|_| site.name == "format").unwrap_or_default();
    ["int", "uint", "float", "double", "decimal"].into_iter().any(|width| format.starts_with(width))
}
