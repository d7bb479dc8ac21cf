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

pub(super) const RULE: Rule = warning!(
    "equal-titles",
    "The title “{0}” cannot be told from that of “{1}”.",
    "Use different titles.",
    &[RuleCheck::Schema(check)],
);

fn check(site: &SchemaSite, findings: &mut Findings) {
    let titled: Vec<&Property> = site.schema.properties.iter().filter(|property| property.title.is_some()).collect();
    let titles: Vec<&str> = titled.iter().filter_map(|property| property.title.as_deref()).collect();
    for (first, second) in confusable(&titles) {
        if let (Some(first), Some(second), Some(title)) = (titled.get(first), titled.get(second), titles.get(second)) {
            let node = site.root.pointee(&second.location).unwrap_or(site.root);
            findings.report(node, &[title, &first.name]);
        }
    }
}
