//! `required` is a list of names next to `properties`. The property stays optional.
//!
//! Example: `{"type": "object", "properties": {"name": {"type": "string", "required": true}}}`
//!
//! Use instead: `{"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "required-in-property",
    "Here, “required” has no effect: it is a list of names beside “properties”.",
    "Put the property's name into its parent's “required”, or leave it out if it is optional.",
    &[RuleCheck::Keyword(|site, findings| {
        let is_misplaced = site.name == "required" && site.place != Places::ROOT;
        if let Some(is_required) = site.value.as_bool().filter(|_| is_misplaced) {
            site.report(findings, &[]);
            if !is_required {
                edit::remove_member(findings, site.schema, "required");
            }
        }
    })],
);
