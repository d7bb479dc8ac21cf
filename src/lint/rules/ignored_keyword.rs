//! `ignored-keyword`
//!
//! ## What it does
//! Finds constraints of JSON Schema that the form does not support.
//!
//! ## Why
//! The field is shown without them, so the server may reject an answer that the form accepted.
//!
//! ## Example
//! ```json
//! {"type": "string", "not": {"const": "root"}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "description": "Any name but root"}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if site.verdict == Verdict::Ignored {
        site.say(found, Code::IGNORED_KEYWORD, &[&site.member.name]);
    }
}
