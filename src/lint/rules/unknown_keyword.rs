//! They are ignored. A name that is close to a keyword of MCP's schemas is surely a mistake for it.
//!
//! Example: `{"type": "string", "minlength": 3}`
//!
//! Use instead: `{"type": "string", "minLength": 3}`

use super::lost_options::NAMES;
use crate::lint::prelude::*;
use crate::schema::Keyword;

pub(super) const RULE: Rule = warning!(
    "unknown-keyword",
    "“{0}” is not a keyword, so it is ignored.",
    "Use a keyword of JSON Schema, or put the information into “description”.[ Did you mean “{1}”?][ In “{2}”, each option is an object with a “const” and a “title”.]",
    &[RuleCheck::Keyword(check)],
);

fn check(site: &KeywordSite, findings: &mut Findings) {
    // `lost-options` already reports this option.
    let is_lost = site.schema.get("const").is_none() && NAMES.contains(&site.name);
    if site.effect != Effect::Unknown || is_extension(site.name) || is_lost && site.place == Places::BRANCH {
        return;
    }
    let titled_in = if site.place == Places::ITEMS { "anyOf" } else { "oneOf" };
    match nearest(site.name, &mut Keyword::standard_at(site.place)) {
        Some(suggestion) if site.schema.get(suggestion).is_none() => {
            site.report(findings, &[site.name, suggestion]);
            edit::replace_string(findings, site.name_range, suggestion);
        }
        _ if OPTIONS.contains(&site.name) && site.place.meets(Places::PROPERTY_OR_ITEMS) => {
            site.report(findings, &[site.name, titled_in, titled_in]);
            let values = site.value.as_array().unwrap_or_default();
            let are_texts = !values.is_empty() && values.iter().all(|value| value.as_text().is_some());
            if are_texts && site.schema.get("enum").is_none() {
                edit::replace_string(findings, site.name_range, "enum");
            }
        }
        _ => site.report(findings, &[site.name]),
    }
}

/// Returns true if a missing keyword is present under a misspelt name, which has its own finding.
pub(super) fn is_misspelt(site: &PropertySite, keyword: &str) -> bool {
    let mut members = site.node.as_object().into_iter().flatten();
    members.any(|member| {
        let name = member.name.as_str();
        Keyword::find(name).is_none() && nearest(name, &mut Keyword::standard_at(Places::PROPERTY)) == Some(keyword)
    })
}

/// The names that other libraries use for the list of options.
const OPTIONS: [&str; 5] = ["options", "choices", "values", "enumValues", "allowedValues"];

/// Returns true for names that are clearly extensions and not keywords: `x-order`, `ui:widget`.
pub(super) fn is_extension(name: &str) -> bool {
    name.starts_with("x-") || name.bytes().any(|byte| byte == b':')
}
