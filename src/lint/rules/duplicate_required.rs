//! `duplicate-required`
//!
//! ## What it does
//! Finds a name that is listed twice in `required`.
//!
//! ## Why
//! JSON Schema requires unique names. The repetition has no effect.
//!
//! ## Example
//! ```json
//! {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name", "name"]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
//! ```

use crate::json::repeated;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if site.member.name.as_str() != "required" {
        return;
    }
    let names = site.member.node.as_array().unwrap_or_default();
    for index in repeated(&names.iter().map(Node::to_json).collect::<Vec<_>>()) {
        if let Some((node, name)) = names.get(index).and_then(|node| Some((node, node.as_str()?))) {
            found.say(Code::DUPLICATE_REQUIRED, node, &[name]);
            edit::remove_item(found, names, index);
        }
    }
}
