//! It is ignored. Without `requestedSchema`, the request only asks for confirmation.
//!
//! Example: `{"message": "Your name?", "requestSchema": {"type": "object", "properties": {}}}`
//!
//! Use instead: `{"message": "Your name?", "requestedSchema": {"type": "object", "properties": {}}}`

use crate::lint::MOST;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "misspelt-parameter",
    "There is no parameter “{0}”, so it is ignored.",
    "Did you mean “{1}”?",
    &[RuleCheck::Request(|site, findings| {
        for member in site.params.as_object().into_iter().flatten().take(MOST) {
            if let Some(suggestion) = suggestion(site, &member.name) {
                site.report(findings, &member.name, &[&member.name, suggestion]);
                edit::replace_string(findings, member.name_range, suggestion);
            }
        }
    })],
);

/// Returns the missing parameter whose name is close to `name`.
pub(super) fn suggestion(site: &RequestSite, name: &str) -> Option<&'static str> {
    let parameters = site.mode.parameters();
    if parameters.contains(&name) {
        return None;
    }
    let mut parameters = parameters.iter().copied();
    let schema = parameters.clone().find(|own| name.ends_with("chema") && own.ends_with("Schema"));
    let suggestion = schema.or_else(|| nearest(name, &mut parameters));
    suggestion.filter(|suggestion| site.params.get(suggestion).is_none())
}
