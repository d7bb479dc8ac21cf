//! Finds a choice of texts that is written as a union of plain values: branches of `anyOf` or `oneOf` with a `const` or
//! an `enum`, and without titles. MCP uses `enum` for options without titles. Many clients support unions only if each
//! option has a title.
//!
//! Example: `{"anyOf": [{"type": "string", "const": "a"}, {"type": "string", "const": "b"}]}`
//!
//! Use instead: `{"type": "string", "enum": ["a", "b"]}`

use crate::lint::prelude::*;
use crate::lint::site::values;

pub(super) const RULE: Rule = warning!(
    "literal-union",
    "The options in “{0}” are values without titles.",
    "Use “enum” with the values, or “{1}” with a “const” and a “title” for each.",
    &[RuleCheck::Property(|site, findings| {
        if site.offers_strings() && site.offers_literals() {
            site.report(findings, site.keyword, &[site.keyword, site.titled_in()]);
            write_anew(findings, site);
        }
    })],
)
.keeps_answers();

/// Rewrites the values as an `enum`, if they are all texts and the branches have no other keywords.
fn write_anew(findings: &mut Findings, site: &PropertySite) {
    let mut layers = site.choice.layers();
    let (Some(schema), None) = (layers.next(), layers.next()) else { return };
    let Some(member) = schema.as_object().and_then(|object| object.member(site.keyword)) else { return };
    let branches = member.node.as_array().unwrap_or_default();
    let is_read = |name: &str| matches!(name, "const" | "enum" | "type");
    let is_plain = |branch: &Node| {
        !is_null(branch)
            && values(branch).iter().all(|value| value.as_text().is_some())
            && branch.as_object().is_some_and(|members| members.iter().all(|member| is_read(&member.name)))
    };
    if schema.get("enum").is_none() && branches.iter().all(is_plain) {
        let list: Vec<String> = branches.iter().flat_map(values).map(Node::to_json).collect();
        findings.replace(member.node.range, edit::list(&list));
        edit::replace_string(findings, member.name_range, "enum");
        if schema.get("type").is_none() {
            edit::add_type(findings, &site.choice, "string");
        }
    }
}
