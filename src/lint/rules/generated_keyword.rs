//! `generated-keyword`
//!
//! ## What it does
//! Finds what generators of schemas write everywhere and what has no effect: `$schema`, `$id`, `discriminator`, the `title` of
//! `items`, and how wide a number is (`"format": "int32"`).
//!
//! ## Why
//! It does no harm, and an author can seldom change it, so this is off until it is asked for.
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
