//! `keyword-of-another-type`
//!
//! ## What it does
//! Finds keywords that speak of values of another type than the schema is for.
//!
//! ## Why
//! They never have an effect: `minLength` speaks of strings, `minimum` of numbers, `minItems` of arrays.
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
