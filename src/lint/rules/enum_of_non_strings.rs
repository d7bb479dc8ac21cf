//! MCP's options are strings. The form preserves their type in the answer; some clients drop such an enum and show a
//! free number field.
//!
//! Example: `{"type": "integer", "enum": [1, 2, 3]}`
//!
//! Use instead: `{"type": "string", "enum": ["1", "2", "3"]}`

use super::lost_options::lost;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "enum-of-non-strings",
    "In the standard, options are strings; other clients may not offer these.",
    "Use strings.",
    &[RuleCheck::Property(|site, findings| {
        let is_lost = site.merged.layers().chain(site.choice.layers()).any(|layer| lost(layer).is_some());
        if !site.options().is_empty() && !site.offers_strings() && !is_lost {
            site.report(findings, site.keyword, &[]);
        }
    })],
);
