//! `equal-titles`
//!
//! ## What it does
//! Finds properties whose titles are equal or look alike.
//!
//! ## Why
//! The user cannot tell the fields apart; the form shows their names next to the titles.
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

use crate::lint::prelude::*;
use crate::schema::Property;
use crate::trust::confusable;

pub(in crate::lint) fn check(site: &SchemaSite, found: &mut Found) {
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
            found.say(Code::EQUAL_TITLES, node, &[title, &first.name]);
        }
    }
}
