//! Finds a lone surrogate in a text that the card shows.
//!
//! Half a character is shown as U+FFFD. In a name or a value it makes the request unanswerable (`lone-surrogate`).
//!
//! Example: `{"type": "string", "title": "x\ud800y"}`
//!
//! Use instead: `{"type": "string", "title": "xy"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::warning(
    "lone-surrogate-in-text",
    "The text holds half a surrogate pair.",
    "Remove or complete the surrogate pair.",
    &[RuleCheck::Text(|site, findings| {
        if !site.text.is_well_formed() {
            findings.report(site.node, &[]);
        }
    })],
);
