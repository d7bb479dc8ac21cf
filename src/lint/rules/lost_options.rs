//! `lost-options`
//!
//! ## What it does
//! Finds options that are written in a way that JSON Schema does not have: plain values in `oneOf` or `anyOf`, or objects with
//! a `value` and a `label`.
//!
//! ## Why
//! They are no schemas and no strings, so nothing of them is offered as it was meant.
//!
//! ## Example
//! ```json
//! {"type": "string", "oneOf": [{"value": "a", "label": "A"}, {"value": "b", "label": "B"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let of_items = site.merged.get("items").map(|items| (items, "anyOf"));
    for (schema, suggestion) in site.merged.layers().map(|layer| (layer, "oneOf")).chain(of_items) {
        if let Some((keyword, node)) = lost(schema) {
            found.say(Code::LOST_OPTIONS, node, &[keyword, suggestion]);
        }
    }
}

/// The keyword that holds options which are none.
pub(super) fn lost(schema: &Node) -> Option<(&'static str, &Node)> {
    ["oneOf", "anyOf", "enum"].into_iter().find_map(|keyword| {
        let node = schema.get(keyword)?;
        let lost = |option: &Node| match option.value {
            Value::Object(_) => option.get("const").is_none() && NAMES.iter().any(|name| option.get(name).is_some()),
            Value::String(_) | Value::Number(_) => keyword != "enum",
            _ => false,
        };
        node.as_array()?.iter().any(lost).then_some((keyword, node))
    })
}

/// What other libraries call the value of an option, or its title.
pub(super) const NAMES: [&str; 3] = ["value", "label", "name"];
