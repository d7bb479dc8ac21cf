//! `additional-properties`
//!
//! ## What it does
//! Finds `additionalProperties`.
//!
//! ## Why
//! Answers never contain properties that the schema does not declare, whatever the keyword says. Schema generators
//! write it everywhere, so this rule is off by default.
//!
//! ## Example
//! ```json
//! {"type": "object", "properties": {"a": {"type": "string"}}, "additionalProperties": false}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {"a": {"type": "string"}}}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if site.verdict == Verdict::OwnRule && site.member.name.as_str() == "additionalProperties" {
        site.say(found, Code::ADDITIONAL_PROPERTIES, &[&site.member.name]);
        edit::remove_member(found, site.schema, &site.member.name);
    }
}
