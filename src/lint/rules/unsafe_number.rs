//! Finds bounds and options that JavaScript cannot represent exactly. `JSON.parse` would change the number, in the
//! client or in the server. The form keeps such a bound exactly, but accepts no integer beyond ±(2^53 - 1); such an
//! option cannot be chosen.
//!
//! Example: `{"type": "integer", "maximum": 9007199254740993}`
//!
//! Use instead: `{"type": "integer", "maximum": 9007199254740991}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "unsafe-number",
    "JavaScript cannot hold {0} exactly.",
    "Keep integers within ±9007199254740991 and others to 15 digits, or ask for a string.",
    &[RuleCheck::Option(check_option), RuleCheck::Keyword(check)],
);

pub(super) const BOUNDS: [&str; 5] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];

fn check(site: &KeywordSite, findings: &mut Findings) {
    let is_bound = site.is_followed() && BOUNDS.contains(&site.name);
    let is_integer = !site.types.meets(Types::NUMBER);
    if let Some(number) = site.value.as_number().filter(|number| is_bound && !number.is_sendable(is_integer)) {
        findings.report(site.value, &[number.lexeme()]);
    }
}

fn check_option(site: &OptionSite, findings: &mut Findings) {
    if let Some(number) = site.value.and_then(Node::as_number).filter(|number| !number.is_sendable(true)) {
        findings.report(site.node, &[number.lexeme()]);
    }
}
