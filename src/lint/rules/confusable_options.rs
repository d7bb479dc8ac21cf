//! The user cannot tell which value is sent, so the form shows the values.
//!
//! Example: `{"type": "string", "enum": ["admin", "\u0430dmin"]}`
//!
//! Use instead: `{"type": "string", "enum": ["admin", "user"]}`

use crate::lint::prelude::*;
use crate::trust::confusable;

pub(super) const RULE: Rule = warning!(
    "confusable-options",
    "The options {0} and {1} look alike[: both are called “{2}”].",
    "Use options that can be told apart.",
    &[RuleCheck::Property(check)],
);

fn check(site: &PropertySite, findings: &mut Findings) {
    let labels = site.options().iter().map(|option| match &option.value {
        Value::String(text) => option.title.as_ref().unwrap_or(text).as_str(),
        _ => option.title.as_ref().map_or("", Text::as_str),
    });
    let labels: Vec<&str> = labels.collect();
    for (first, second) in confusable(&labels) {
        let name = |index: usize| Some((*labels.get(index)?, site.options().get(index)?.value.to_json()));
        if let (Some((first, one)), Some((second, other))) = (name(first), name(second))
            && !first.is_empty()
        {
            // Options with equal titles are identified by their values.
            let arguments: &[&str] = if first == second { &[&one, &other, first] } else { &[first, second] };
            site.report(findings, site.keyword, arguments);
        }
    }
}
