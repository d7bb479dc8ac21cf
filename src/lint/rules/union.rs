//! `union`
//!
//! ## What it does
//! Finds a property that may be of several types, or that is described in several ways.
//!
//! ## Why
//! MCP has no unions. Of numbers and texts the form takes both and sends a number where the text is one; of other
//! unions it asks for that which takes the most texts. The answer is checked against the whole union.
//!
//! ## Example
//! ```json
//! {"anyOf": [{"type": "boolean"}, {"type": "string"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string"}
//! ```

use crate::{
    json::Node,
    lint::{Code, Diagnostic, site::PropertySite},
    schema::{PrimitiveSchemaDefinition, is_null},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let types = site.get("type").and_then(Node::as_array).unwrap_or_default();
    let several = types.iter().filter(|name| name.as_str() != Some("null")).count() > 1;
    if let Some(keyword) = several.then_some("type").or_else(|| branches(site)) {
        found.push(site.of_keyword(Code::UNION, keyword).with(keyword));
    }
}

/// The keyword with several branches that are no options.
pub(super) fn branches(site: &PropertySite) -> Option<&'static str> {
    let is_choice = match &site.property.definition {
        PrimitiveSchemaDefinition::LeftOut(_) | PrimitiveSchemaDefinition::Const(_) => true,
        _ => !site.options().is_empty(),
    };
    let branches = |keyword: &&str| {
        let branches = site.get(keyword).and_then(Node::as_array).unwrap_or_default();
        branches.iter().filter(|branch| !is_null(branch)).count() > 1
    };
    if is_choice { None } else { ["anyOf", "oneOf"].into_iter().find(branches) }
}
