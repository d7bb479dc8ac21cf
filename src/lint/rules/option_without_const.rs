//! A branch of `oneOf` or `anyOf` without `const` has no value to send, so the form does not offer it.
//!
//! Example: `{"type": "string", "oneOf": [{"title": "A"}, {"const": "b", "title": "B"}]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "option-without-const",
    "The option has no “const”, so it is not offered.",
    "Add the value to send as “const”.",
    &[RuleCheck::Option(|site, findings| {
        if let (None, Some(branch)) = (site.value, site.branch)
            && !is_null(branch)
            && branch.get("enum").is_none()
            && branch.get("$ref").is_none()
        {
            findings.report(site.node, &[]);
        }
    })],
);
