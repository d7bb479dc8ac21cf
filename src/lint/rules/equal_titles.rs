//! `equal-titles`
//!
//! ## What it does
//! Finds properties whose titles are the same, or look alike.
//!
//! ## Why
//! The person who answers cannot tell the fields apart; the form shows their names beside the titles.
//!
//! ## Example
//! ```json
//! {"type": "object", "properties": {"a": {"type": "string", "title": "Name"}, "b": {"type": "string", "title": "Name"}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {"a": {"type": "string", "title": "First name"}, "b": {"type": "string", "title": "Last name"}}}
//! ```

use super::shorten;
use crate::{
    lint::{Code, Diagnostic, fault::absolute, site::SchemaSite},
    schema::Property,
    trust::confusable,
};

pub(in crate::lint) fn check(site: &SchemaSite, found: &mut Vec<Diagnostic>) {
    let titled = |property: &&Property| property.title.is_some();
    let titled: Vec<&Property> = site.schema.properties.iter().filter(titled).collect();
    let titles: Vec<&str> = titled.iter().filter_map(|property| property.title.as_deref()).collect();
    for (first, second) in confusable(&titles) {
        if let (Some(first), Some(second), Some(title)) = (titled.get(first), titled.get(second), titles.get(second)) {
            let diagnostic = Diagnostic::new(Code::EQUAL_TITLES, absolute(site.base, &second.location));
            found.push(diagnostic.with(shorten(title)).with(first.name.as_str()));
        }
    }
}
