//! `invalid-keyword-value`
//!
//! ## What it does
//! Finds keywords with a value that they cannot have.
//!
//! ## Why
//! The keyword is ignored, as if it were not written. `exclusiveMinimum: true`, for one, is of a JSON Schema of 2013.
//!
//! ## Example
//! ```json
//! {"type": "string", "minLength": -1}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "minLength": 1}
//! ```

use crate::lint::{Code, Found, keyword::Verdict, site::KeywordSite};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if site.verdict == Verdict::InvalidValue {
        site.say(found, Code::INVALID_KEYWORD_VALUE, &[&site.member.name, &site.member.node.to_string()]);
    }
}
