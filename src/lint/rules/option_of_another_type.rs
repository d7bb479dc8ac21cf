//! Finds an option that is not of the property's type.
//!
//! `type` forbids it, so no answer can contain it. The form does not offer it.
//!
//! Example: `{"type": "string", "enum": ["1", 2]}`
//!
//! Use instead: `{"type": "string", "enum": ["1", "2"]}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::warning(
    "option-of-another-type",
    "The option {0} is not of the property's type, so it is not offered.",
    "Use a value of the type.",
    &[RuleCheck::Option(|site, findings| {
        if let (Some(types), Some(value)) = (site.types, site.value)
            && value.value != Value::Null
            && !types.meets(Types::of(&value.value))
        {
            findings.report(site.node, &[&value.to_json()]);
        }
    })],
);
