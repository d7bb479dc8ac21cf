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

use super::lost_options::lost;
use crate::{
    json::Node,
    lint::{Code, Found, site::PropertySite},
    schema::{PrimitiveSchemaDefinition, is_null},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let several = several(site.merged.get("type"), |name| name.as_str() == Some("null"));
    if let Some(keyword) = several.then_some("type").or_else(|| branches(site)) {
        site.say(found, Code::UNION, keyword, &[keyword]);
    }
}

/// The keyword with several branches that are no options.
pub(super) fn branches(site: &PropertySite) -> Option<&'static str> {
    let is_choice = match &site.property.definition {
        PrimitiveSchemaDefinition::LeftOut(_) | PrimitiveSchemaDefinition::Const(_) => true,
        _ => !site.options().is_empty(),
    };
    let is_choice = is_choice || site.merged.layers().any(|layer| lost(layer).is_some());
    ["anyOf", "oneOf"].into_iter().find(|keyword| !is_choice && several(site.merged.get(keyword), is_null))
}

fn several(array: Option<&Node>, is_null: fn(&Node) -> bool) -> bool {
    let items = array.and_then(Node::as_array).unwrap_or_default();
    items.iter().filter(|item| !is_null(item)).count() > 1
}
