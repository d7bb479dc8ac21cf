//! `generated-keyword`
//!
//! ## What it does
//! Finds keywords that schema generators write everywhere and that have no effect: `$schema`, `$id`, `discriminator`,
//! the `title` of `items`, and the width of a number (`"format": "int32"`).
//!
//! ## Why
//! They do no harm, and an author can seldom change them, so this rule is off by default.
//!
//! ## Example
//! ```json
//! {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {}}
//! ```

use super::inert_keyword::{is_generated, is_inert};
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if is_inert(site) && is_generated(site) {
        site.say(found, Code::GENERATED_KEYWORD, &[&site.member.name]);
        edit::remove_member(found, site.schema, &site.member.name);
    }
}
