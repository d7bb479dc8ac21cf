//! MCP's schemas have `const` only in options. The user has no choice: the form shows the value and sends it.
//!
//! Example: `{"type": "string", "const": "yes"}`
//!
//! Use instead: Leave out the property, since the server knows the value; or use a boolean if the user is to agree to
//! something.

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "fixed-value",
    "There is only one value[, and the form sends it: {0}].",
    "Drop the property, or ask for a boolean.",
    &[RuleCheck::Property(|site, findings| {
        if let Definition::Const(value) = &site.property.definition {
            // If it is not required, the user can still choose to leave it out.
            let sent = site.property.required.then(|| value.to_json());
            site.report(findings, "const", sent.as_deref().as_slice());
        }
    })],
);
