//! `pattern-invalid`
//!
//! ## What it does
//! Finds a `pattern` that is not a regular expression of ECMA-262 with `u`.
//!
//! ## Why
//! Clients that use ECMA-262 cannot check it; the server may still reject answers by it.
//!
//! ## Example
//! ```json
//! {"type": "string", "pattern": "[a-z"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "pattern": "[a-z]"}
//! ```

use crate::lint::prelude::*;
use crate::lint::site::pattern_outcome;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if pattern_outcome(site) == Some(Outcome::Invalid) {
        site.say_value(found, Code::PATTERN_INVALID, &[]);
    }
}
