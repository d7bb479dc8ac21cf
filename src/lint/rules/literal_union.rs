//! Finds a choice of texts that is written as a union of plain values: branches of `anyOf` or `oneOf` with a `const` or
//! an `enum`, and without titles.
//!
//! MCP uses `enum` for options without titles. Many clients support unions only if each option has a title.
//!
//! Example: `{"anyOf": [{"type": "string", "const": "a"}, {"type": "string", "const": "b"}]}`
//!
//! Use instead: `{"type": "string", "enum": ["a", "b"]}`

use super::enum_names_deprecated::titled_in;
use crate::lint::prelude::*;
use crate::lint::site::values;
use crate::schema::is_null;

pub(super) const RULE: Rule = Rule::warning(
    "literal-union",
    "The options in “{0}” are values without titles.",
    "Use “enum” with the values, or “{1}” with a “const” and a “title” for each.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    let (keyword, options) = site.written_options();
    if !site.offers_strings() || !options.iter().any(|option| option.is_of_literals) {
        return;
    }
    site.report(findings, Code::LITERAL_UNION, keyword, &[keyword, titled_in(site)]);
    let mut layers = site.choice.layers();
    if let (Some(schema), None) = (layers.next(), layers.next()) {
        write_anew(findings, schema, keyword);
    }
}

/// Rewrites the values as an `enum`, if they are all texts and the branches have no other keywords.
fn write_anew(findings: &mut Findings, schema: &Node, keyword: &str) {
    let Some(member) = schema.as_object().and_then(|object| object.member(keyword)) else { return };
    let is_read = |name: &str| matches!(name, "const" | "enum" | "type");
    let mut list = String::new();
    for branch in member.node.as_array().unwrap_or_default() {
        let is_plain = branch.as_object().is_some_and(|members| members.iter().all(|member| is_read(&member.name)));
        for value in values(branch) {
            list.push_str(if list.is_empty() { "[" } else { ", " });
            list.push_str(&value.to_json());
        }
        if !is_plain || values(branch).iter().any(|value| value.as_text().is_none()) || is_null(branch) {
            return;
        }
    }
    if schema.get("enum").is_none() {
        list.push(']');
        findings.replace(member.node.range, list);
        edit::replace_string(findings, member.name_range, "enum");
        if schema.get("type").is_none() {
            edit::add_type(findings, schema, "string");
        }
    }
}
