//! MCP's schemas are flat, and most clients cannot show an object. This form shows its properties as a group, and nests
//! them again in the answer.
//!
//! Example: `{"address": {"type": "object", "properties": {"city": {"type": "string"}}}}`
//!
//! Use instead: `{"address_city": {"type": "string", "title": "City"}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "nested-object",
    "Schemas are flat in the standard; this object is shown as a group, and other clients may refuse it.",
    "Use flat properties.",
    &[RuleCheck::Property(|site, findings| {
        if matches!(site.property.definition, Definition::Object(_)) {
            site.report(findings, "", &[]);
        }
    })],
);
