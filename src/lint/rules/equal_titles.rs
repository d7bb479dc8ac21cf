//! Finds properties whose titles are equal or look alike.
//!
//! The user cannot tell the fields apart; the form shows their names next to the titles.
//!
//! Example: `{"type": "object", "properties": {"a": {"type": "string", "title": "Name"}, "b": {"type": "string",
//! "title": "Name"}}}`
//!
//! Use instead: `{"type": "object", "properties": {"a": {"type": "string", "title": "First name"}, "b": {"type":
//! "string", "title": "Last name"}}}`

use crate::lint::prelude::*;
use crate::schema::Property;
use crate::trust::confusable;

pub(super) const RULE: Rule = Rule::warning(
    "equal-titles",
    "The title “{0}” cannot be told from that of “{1}”.",
    "Use different titles.",
    &[RuleCheck::Schema(check)],
);

fn check(site: &SchemaSite, findings: &mut Findings) {
    let mut titled: Vec<&Property> = Vec::new();
    let mut titles: Vec<&str> = Vec::new();
    for property in &site.schema.properties {
        if let Some(title) = &property.title {
            titled.push(property);
            titles.push(title);
        }
    }
    for (first, second) in confusable(&titles) {
        if let (Some(first), Some(second), Some(title)) = (titled.get(first), titled.get(second), titles.get(second)) {
            let node = site.root.pointee(&second.location).unwrap_or(site.root);
            findings.report(Code::EQUAL_TITLES, node, &[title, &first.name]);
        }
    }
}
