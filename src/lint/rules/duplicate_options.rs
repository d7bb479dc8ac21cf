//! Two options that send the same value cannot be told apart; the form offers only the first.
//!
//! Example: `{"type": "string", "enum": ["a", "b", "a"]}`
//!
//! Use instead: `{"type": "string", "enum": ["a", "b"]}`

use crate::json::repeated;
use crate::lint::prelude::*;
use crate::schema::key;

pub(super) const RULE: Rule = warning!(
    "duplicate-options",
    "The option {0} is there twice.",
    "Once is enough.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    let key = |option: &OptionSite| option.value.map(|node| key(&node.value)).unwrap_or_default();
    for index in repeated(&site.written.iter().map(key).collect::<Vec<_>>()) {
        let repeated = site.written.get(index).and_then(|option| Some((option, option.value?)));
        let Some((option, value)) = repeated else { continue };
        findings.report(option.node, &[&value.to_json()]);
        // With `enumNames`, removing an item would shift the names of the others.
        if option.branch.is_none() && site.choice.get("enumNames").is_none() {
            let items = site.choice.get(site.keyword).and_then(Node::as_array).unwrap_or_default();
            edit::remove_item(findings, items, index);
        }
    }
}
