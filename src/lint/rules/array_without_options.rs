//! MCP's arrays are multi-select enums; many clients reject others. This form shows a list to which the user can add
//! texts or numbers.
//!
//! Example: `{"type": "array", "items": {"type": "string"}}`
//!
//! Use instead: `{"type": "array", "items": {"type": "string", "enum": ["red", "green"]}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "array-without-options",
    "In the standard, arrays are choices of options; this one is shown as a list, and other clients may refuse it.",
    "Give “items” an “enum”, or ask for a string.",
    &[RuleCheck::Property(|site, findings| {
        if matches!(site.property.definition, Definition::StringList(_)) {
            site.report(findings, "", &[]);
        }
    })],
);
