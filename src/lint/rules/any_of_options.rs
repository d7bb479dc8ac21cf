//! `any-of-options`
//!
//! ## What it does
//! Finds options to choose one of that stand in `anyOf`.
//!
//! ## Why
//! MCP has `anyOf` for the options of an array, and `oneOf` for those of a single choice.
//!
//! ## Example
//! ```json
//! {"type": "string", "anyOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use crate::{
    lint::{Code, Diagnostic, edit, site::PropertySite},
    schema::PrimitiveSchemaDefinition,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let single = matches!(site.property.definition, PrimitiveSchemaDefinition::SingleSelectEnum(_));
    let ("anyOf", options) = site.written_options() else { return };
    if !single {
        return;
    }
    let layer = site.merged.layers.iter().find(|layer| layer.object.get("anyOf").is_some());
    let member = layer.and_then(|layer| layer.object.member("anyOf"));
    let certain = member.filter(|_| options.iter().all(|option| option.value.is_some()));
    let fix = certain.map(|member| vec![edit::replace(member.name_range, "\"oneOf\"".to_owned())]);
    found.push(site.of_keyword(Code::ANY_OF_OPTIONS, "anyOf").fixed_by(fix));
}
