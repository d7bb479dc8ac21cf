//! `minLength` applies to strings, `minimum` to numbers, `minItems` to arrays.
//!
//! Example: `{"type": "integer", "minLength": 1}`
//!
//! Use instead: `{"type": "integer", "minimum": 1}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "keyword-of-another-type",
    "“{0}” does not apply to this type, so it has no effect.",
    "Remove it, or change “type”.",
    &[RuleCheck::Keyword(|site, findings| {
        if site.effect == Effect::OfAnotherType {
            site.report(findings, &[site.name]);
        }
    })],
);
