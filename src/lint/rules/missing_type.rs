//! `missing-type`
//!
//! ## What it does
//! Finds a property without `type`.
//!
//! ## Why
//! Each of MCP's property schemas has one. The form takes it from the options, the default or the other keywords, and
//! else asks for a text.
//!
//! ## Example
//! ```json
//! {"oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use super::union;
use crate::{
    lint::{Code, Diagnostic, edit, site::PropertySite},
    schema::{PrimitiveSchemaDefinition, Types},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let left_out = matches!(site.property.definition, PrimitiveSchemaDefinition::LeftOut(_));
    if site.merged.types().is_some() || left_out || union::branches(site).is_some() {
        return;
    }
    let options = site.options();
    let strings = !options.is_empty() && options.iter().all(|option| Types::of(&option.value) == Types::STRING);
    let own = site.schema.root.pointee(&site.property.location).filter(|_| strings && site.merged.layers.len() == 1);
    let fix = own.map(|own| vec![edit::insert(own.range.start.saturating_add(1), r#""type": "string", "#)]);
    found.push(site.of_property(Code::MISSING_TYPE).fixed_by(fix));
}
