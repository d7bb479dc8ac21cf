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

use super::shorten;
use crate::lint::{Code, Diagnostic, keyword::Verdict, site::KeywordSite};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Vec<Diagnostic>) {
    if site.verdict == Verdict::InvalidValue {
        let value = shorten(&site.member.node.to_string());
        found.push(site.diagnostic(Code::INVALID_KEYWORD_VALUE).with(value));
    }
}
