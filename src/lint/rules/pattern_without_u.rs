//! This form matches it as without, like a browser; Ajv and others reject the whole schema. Escape the `-`, `{`, `}` or
//! `]`, and nothing that needs no escape.
//!
//! Example: `{"type": "string", "pattern": "^[\\w-.]+$"}`
//!
//! Use instead: `{"type": "string", "pattern": "^[\\w\\-.]+$"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "pattern-without-u",
    "The pattern is a regular expression of ECMA-262 only without the flag u; validators that set it reject the schema.",
    "Write it so that it is valid with the flag.",
    &[RuleCheck::Keyword(|site, findings| {
        if site.is_pattern_without_u() {
            findings.report(site.value, &[]);
        }
    })],
);
