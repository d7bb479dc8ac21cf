//! The keyword is ignored, as if it were absent. `exclusiveMinimum: true`, for example, is from JSON Schema of 2013.
//!
//! Example: `{"type": "string", "minLength": -1}`
//!
//! Use instead: `{"type": "string", "minLength": 1}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "invalid-keyword-value",
    "“{0}” cannot be {1}, so it is ignored.",
    "Give it a valid value, or remove it.[ Write the bound itself: “{0}”: {2}, in place of “{3}”.]",
    &[RuleCheck::Keyword(check)],
);

fn check(site: &KeywordSite, findings: &mut Findings) {
    if site.effect != Effect::InvalidValue {
        return;
    }
    let value = site.value.to_json();
    // In drafts before 2017, the number was in another keyword.
    let beside = match site.name {
        "exclusiveMinimum" => "minimum",
        "exclusiveMaximum" => "maximum",
        _ => "",
    };
    let bound = site.schema.get(beside).and_then(Node::as_number).filter(|_| value == "true");
    match bound {
        Some(bound) => {
            site.report(findings, &[site.name, &value, bound.lexeme(), beside]);
            if edit::remove_member(findings, site.schema, beside) {
                findings.replace(site.value.range, bound.lexeme().to_owned());
            }
        }
        None => {
            site.report(findings, &[site.name, &value]);
            if !beside.is_empty() && value == "false" {
                edit::remove_member(findings, site.schema, site.name);
            }
        }
    }
}
