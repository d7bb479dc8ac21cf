//! Finds a schema without properties.
//!
//! There is nothing to enter: the request only asks for confirmation, and accept sends an empty object.
//!
//! Example: `{"type": "object", "properties": {}}`
//!
//! Use instead: The same schema if a confirmation is intended; else add the properties that the answer needs.

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::note(
    "no-properties",
    "There are no properties, so this asks for a confirmation alone.",
    "Add properties if more is wanted.",
    &[RuleCheck::Schema(|site, findings| {
        let is_fault = site.merged.get("properties").is_some_and(|properties| properties.as_object().is_none());
        if site.schema.properties.is_empty() && site.is_object && !is_fault {
            site.report(findings, "properties", &[]);
        }
    })],
);
