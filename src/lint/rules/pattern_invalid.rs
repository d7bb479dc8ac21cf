//! `pattern-invalid`
//!
//! ## What it does
//! Finds a `pattern` that is no regular expression of ECMA-262 with `u`.
//!
//! ## Why
//! It is checked by nobody who reads it so; a server may still refuse answers by it.
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
