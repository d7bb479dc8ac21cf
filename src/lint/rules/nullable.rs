//! Finds a property that may be `null`, by `type`, by a branch of `anyOf` or `oneOf`, or by an option. Answers never
//! contain `null`. An optional property without an answer is omitted, and a required one stays required.
//!
//! Example: `{"anyOf": [{"type": "string"}, {"type": "null"}]}`
//!
//! Use instead: `{"type": "string"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "nullable",
    "Answers never contain null; unanswered properties are omitted.",
    "Remove null; leave the property out of “required” if it is optional.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    for keyword in ["type", "anyOf", "oneOf", "enum"] {
        let found = site.merged.layers().find_map(|layer| Some((layer, layer.get(keyword)?)));
        let Some((layer, node)) = found else { continue };
        let null = |item: &Node| match keyword {
            "type" => item.as_str() == Some("null"),
            "enum" => item.value == Value::Null,
            _ => is_null(item),
        };
        let items = node.as_array().unwrap_or_default();
        let others: Vec<&Node> = items.iter().filter(|item| !null(item)).collect();
        if others.len() < items.len() {
            site.report(findings, keyword, &[]);
            take_out(findings, layer, keyword, node, &others);
            return;
        }
    }
}

/// Rewrites the keyword with only the items other than null, and removes a default of null with it.
fn take_out(findings: &mut Findings, layer: &Node, keyword: &str, node: &Node, others: &[&Node]) {
    let done = match (keyword, others) {
        (_, []) => false,
        // Each option has a title of its own in `enumNames`.
        ("enum", _) if layer.get("enumNames").is_some() => false,
        ("type", [only]) => {
            findings.replace(node.range, only.to_json());
            true
        }
        ("anyOf" | "oneOf", [only]) if only.get("const").is_none() => edit::inline(findings, layer, keyword, only, &[]),
        _ => {
            let others: Vec<String> = others.iter().map(|item| item.to_json()).collect();
            findings.replace(node.range, edit::list(&others));
            true
        }
    };
    if done && layer.get("default").is_some_and(|default| default.value == Value::Null) {
        edit::remove_member(findings, layer, "default");
    }
}
