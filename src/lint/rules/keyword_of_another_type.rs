//! `keyword-of-another-type`
//!
//! ## What it does
//! Finds keywords that apply to another type than that of the schema.
//!
//! ## Why
//! They have no effect: `minLength` applies to strings, `minimum` to numbers, `minItems` to arrays.
//!
//! ## Example
//! ```json
//! {"type": "integer", "minLength": 1}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "integer", "minimum": 1}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if site.verdict == Verdict::OfAnotherType {
        site.say(found, Code::KEYWORD_OF_ANOTHER_TYPE, &[&site.member.name]);
    }
}
