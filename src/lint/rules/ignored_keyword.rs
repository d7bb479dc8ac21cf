//! Finds constraints of JSON Schema that the form does not support.
//!
//! The field is shown without them, so the server may reject an answer that the form accepted.
//!
//! Example: `{"type": "string", "not": {"const": "root"}}`
//!
//! Use instead: `{"type": "string", "description": "Any name but root"}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::warning(
    "ignored-keyword",
    "The form ignores “{0}”.",
    "Say what it asks for in the description.",
    &[RuleCheck::Keyword(|site, findings| {
        if site.effect == Effect::Ignored {
            site.report(findings, Code::IGNORED_KEYWORD, &[site.name]);
        }
    })],
);
