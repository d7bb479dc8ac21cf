//! Finds a property that may be `null`, by `type`, by a branch of `anyOf` or `oneOf`, or by an option.
//!
//! Answers never contain `null`. An optional property without an answer is omitted, and a required one stays required.
//!
//! Example: `{"anyOf": [{"type": "string"}, {"type": "null"}]}`
//!
//! Use instead: `{"type": "string"}`

use crate::lint::prelude::*;
use crate::schema::is_null;

pub(super) const RULE: Rule = Rule::warning(
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
        let items = node.as_array().unwrap_or_default();
        let null = |item: &Node| match keyword {
            "type" => item.as_str() == Some("null"),
            "enum" => item.value == Value::Null,
            _ => is_null(item),
        };
        if items.iter().any(null) {
            site.report(findings, Code::NULLABLE, keyword, &[]);
            take_out(findings, layer, keyword, node, &null);
            return;
        }
    }
}

/// Rewrites the keyword without null, and removes a default of null with it.
fn take_out(findings: &mut Findings, layer: &Node, keyword: &str, node: &Node, is_null: &dyn Fn(&Node) -> bool) {
    let mut others = node.as_array().unwrap_or_default().iter().filter(|item| !is_null(item));
    let done = match (keyword, others.next(), others.next()) {
        (_, None, _) => false,
        // Each option has a title of its own in `enumNames`.
        ("enum", ..) if layer.get("enumNames").is_some() => false,
        ("type", Some(only), None) => {
            findings.replace(node.range, only.to_json());
            true
        }
        ("anyOf" | "oneOf", Some(only), None) if only.get("const").is_none() => {
            edit::inline(findings, layer, keyword, only, &[])
        }
        _ => {
            edit::keep_items(findings, node, &|item| !is_null(item));
            true
        }
    };
    if done && layer.get("default").is_some_and(|default| default.value == Value::Null) {
        edit::remove_member(findings, layer, "default");
    }
}
