//! Finds a name that is listed twice in `required`.
//!
//! JSON Schema requires unique names. The repetition has no effect.
//!
//! Example: `{"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name", "name"]}`
//!
//! Use instead: `{"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}`

use crate::json::repeated;
use crate::lint::prelude::*;

pub(super) const RULE: Rule =
    Rule::warning("duplicate-required", "“{0}” is required twice.", "Once is enough.", &[RuleCheck::Keyword(check)])
        .keeps_answers();

fn check(site: &KeywordSite, findings: &mut Findings) {
    let names = site.value.as_array().filter(|_| site.name == "required").unwrap_or_default();
    for index in repeated(&names.iter().map(Node::to_json).collect::<Vec<_>>()) {
        if let Some((node, name)) = names.get(index).and_then(|node| Some((node, node.as_str()?))) {
            findings.report(node, &[name]);
            edit::remove_item(findings, names, index);
        }
    }
}
