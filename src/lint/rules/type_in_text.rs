//! Finds a title or description that describes in words a type that the schema could have: `Date (YYYY-MM-DD)`,
//! `(yes/no)`, `One of: small, large`. With the type, clients show the field for it, and the answer is checked.
//!
//! Example: `{"type": "string", "title": "Date (YYYY-MM-DD)"}`
//!
//! Use instead: `{"type": "string", "format": "date", "title": "Date"}`

use crate::json::find;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = note!(
    "type-in-text",
    "“{0}” describes a type in words.",
    "Use {1}, so that clients show the field for it and check the answer.",
    &[RuleCheck::Property(check)],
);

fn check(site: &PropertySite, findings: &mut Findings) {
    let is_plain = matches!(&site.property.definition, Definition::String(schema) if schema.format.is_none());
    if !is_plain || !site.options().is_empty() {
        return;
    }
    for keyword in ["title", "description"] {
        let text = site.merged.get(keyword).and_then(Node::as_str).unwrap_or_default().to_ascii_lowercase();
        let found = HINTS.iter().find(|(words, _)| find(&text, words).is_some());
        if let Some((words, instead)) = found {
            site.report(findings, keyword, &[words, instead]);
            return;
        }
    }
}

const DATE: &str = "“format”: “date”";
const DATE_TIME: &str = "“format”: “date-time”";
const BOOLEAN: &str = "“type”: “boolean”";
const NUMBER: &str = "“type”: “number” or “integer”";
const OPTIONS: &str = "“enum”, or “oneOf” with titles";

/// Words of a text in lower case, and the keyword that says the same; longer ones first.
const HINTS: [(&str, &str); 24] = [
    ("yyyy-mm-ddt", DATE_TIME),
    ("yyyy-mm-dd hh", DATE_TIME),
    ("(datetime)", DATE_TIME),
    ("(iso 8601)", DATE_TIME),
    ("yyyy-mm-dd", DATE),
    ("yyyy/mm/dd", DATE),
    ("dd/mm/yyyy", DATE),
    ("mm/dd/yyyy", DATE),
    ("dd.mm.yyyy", DATE),
    ("(date)", DATE),
    ("yes/no", BOOLEAN),
    ("(yes or no)", BOOLEAN),
    ("(y/n)", BOOLEAN),
    ("true/false", BOOLEAN),
    ("(true or false)", BOOLEAN),
    ("(boolean)", BOOLEAN),
    ("one of:", OPTIONS),
    ("options:", OPTIONS),
    ("choose from:", OPTIONS),
    ("(number)", NUMBER),
    ("(integer)", NUMBER),
    ("(email)", "“format”: “email”"),
    ("(url)", "“format”: “uri”"),
    ("(uri)", "“format”: “uri”"),
];
