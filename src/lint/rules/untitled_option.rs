//! Each of MCP's titled options has a title; this option is shown by its value.
//!
//! Example: `{"type": "string", "oneOf": [{"const": "allow", "title": "Allow"}, {"const": "deny"}]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "allow", "title": "Allow"}, {"const": "deny", "title":
//! "Deny"}]}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "untitled-option",
    "The option {0} has no title, so its value is shown.",
    "Give it a “title”.",
    &[RuleCheck::Option(check)],
)
.keeps_answers();

fn check(site: &OptionSite, findings: &mut Findings) {
    if let (Some(value), Some(branch)) = (site.value, site.branch)
        && value.value != Value::Null
        && !site.is_of_literals
        && branch.get("title").and_then(Node::as_str).is_none_or(|title| title.trim().is_empty())
    {
        findings.report(site.node, &[&value.to_json()]);
        if value.as_text().is_some() {
            edit::add_member(findings, branch, "title", &value.to_json());
        }
    }
}
