//! `items-without-type`
//!
//! ## What it does
//! Finds `items` with an `enum` and without a `type`.
//!
//! ## Why
//! MCP's multi-select enums say `"type": "string"` there, and some clients refuse them without it.
//!
//! ## Example
//! ```json
//! {"type": "array", "items": {"enum": ["a", "b"]}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}
//! ```

use crate::{
    lint::{Code, Diagnostic, edit, site::PropertySite},
    schema::{PrimitiveSchemaDefinition, Types},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let multiple = matches!(site.property.definition, PrimitiveSchemaDefinition::MultiSelectEnum(_));
    if !multiple || site.choice.types().is_some() || site.choice.get("enum").is_none() {
        return;
    }
    let strings = site.options().iter().all(|option| Types::of(&option.value) == Types::STRING);
    let items = site.get("items").filter(|_| strings && site.choice.layers.len() == 1);
    let fix = items.map(|items| vec![edit::insert(items.range.start.saturating_add(1), r#""type": "string", "#)]);
    found.push(site.of_keyword(Code::ITEMS_WITHOUT_TYPE, "items").fixed_by(fix));
}
