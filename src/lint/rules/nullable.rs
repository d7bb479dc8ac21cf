//! `nullable`
//!
//! ## What it does
//! Finds a property that may be `null`: by `type`, by a branch of `anyOf` or `oneOf`, or by an option.
//!
//! ## Why
//! An answer never holds `null`. An optional property that is not answered is left out; a required one stays
//! required.
//!
//! ## Example
//! ```json
//! {"anyOf": [{"type": "string"}, {"type": "null"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string"}
//! ```

use crate::lint::prelude::*;
use crate::schema::is_null;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    for keyword in ["type", "anyOf", "oneOf", "enum"] {
        let Some(node) = site.merged.get(keyword) else { continue };
        let items = node.as_array().unwrap_or_default();
        let null = items.iter().any(|item| match keyword {
            "type" => item.as_str() == Some("null"),
            "enum" => item.value == Value::Null,
            _ => is_null(item),
        });
        if null {
            site.say(found, Code::NULLABLE, keyword, &[]);
            let mut others = items.iter().filter(|item| item.as_str() != Some("null"));
            if let ("type", Some(only), None) = (keyword, others.next(), others.next()) {
                edit::replace(found, node.range, only.to_json());
            }
            return;
        }
    }
}
