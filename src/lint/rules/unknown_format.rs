//! MCP has these four, and some clients reject others. The form shows a text field, of several lines for `multiline`,
//! `textarea` and `markdown`, and checks `uuid`, `time`, `hostname` and others. A `maxLength` above 200 gives several
//! lines in every client.
//!
//! Example: `{"type": "string", "format": "url"}`
//!
//! Use instead: `{"type": "string", "format": "uri"}`

use crate::lint::prelude::*;
use crate::validate::format::is_valid;

pub(super) const RULE: Rule = warning!(
    "unknown-format",
    "The standard has no format “{0}”.",
    "Use “email”, “uri”, “date” or “date-time”, or none.[ Did you mean “{1}”?]",
    &[RuleCheck::Keyword(check)],
)
.keeps_answers();

const FORMATS: [&str; 4] = ["email", "uri", "date", "date-time"];

fn check(site: &KeywordSite, findings: &mut Findings) {
    let format = site.value.as_str().filter(|_| site.is_followed() && site.name == "format");
    let Some(format) = format.filter(|format| !FORMATS.contains(format)) else { return };
    findings.report(site.value, &[format]);
    if let Some(suggestion) = nearest(format, &mut FORMATS.into_iter()).filter(|_| is_valid(format, "").is_none()) {
        findings.add_suggestion(suggestion);
        edit::replace_string(findings, site.value.range, suggestion);
    }
}
