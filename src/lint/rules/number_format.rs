//! MCP has no formats of numbers, and clients check none: 3000000000 is an answer to a field of `int32`.
//!
//! Example: `{"type": "integer", "format": "int32"}`
//!
//! Use instead: `{"type": "integer", "minimum": -2147483648, "maximum": 2147483647}`

use super::inert_keyword::is_width;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = note!(
    "number-format",
    "No client checks the format “{0}” of a number.",
    "Use “minimum” and “maximum” if the size matters.",
    &[RuleCheck::Keyword(|site, findings| {
        if site.effect == Effect::Inert && is_width(site) {
            site.report(findings, &[site.value.as_str().unwrap_or_default()]);
        }
    })],
);
