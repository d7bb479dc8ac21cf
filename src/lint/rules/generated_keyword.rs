//! Finds keywords that schema generators write everywhere and that have no effect: `$schema`, `$id`, `discriminator`,
//! the `title` of `items`, and the width of a number (`"format": "int32"`).
//!
//! They do no harm, and an author can seldom change them, so this rule is off by default.
//!
//! Example: `{"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {}}`
//!
//! Use instead: `{"type": "object", "properties": {}}`

use super::inert_keyword::{is_generated, is_inert};
use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::note(
    "generated-keyword",
    "“{0}” has no effect here; generators of schemas write it.",
    "Remove it, or leave it.",
    &[RuleCheck::Keyword(|site, findings| {
        if is_inert(site) && is_generated(site) {
            site.report(findings, Code::GENERATED_KEYWORD, &[site.name]);
            edit::remove_member(findings, site.schema, site.name);
        }
    })],
)
.keeps_answers()
.off_by_default();
