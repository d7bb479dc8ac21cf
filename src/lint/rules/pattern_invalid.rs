//! Clients that use ECMA-262 cannot check it, as with Python's `\Z` and `(?i)`; the server may still reject answers by
//! it.
//!
//! Example: `{"type": "string", "pattern": "[a-z"}`
//!
//! Use instead: `{"type": "string", "pattern": "[a-z]"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "pattern-invalid",
    "The pattern is not a regular expression of ECMA-262 with the flag u, so it is ignored.",
    "Fix it, or remove it.",
    &[RuleCheck::Keyword(|site, findings| {
        if site.pattern_outcome() == Some(Outcome::Invalid) {
            findings.report(site.value, &[]);
        }
    })],
);
