//! `pattern-undecidable`
//!
//! ## What it does
//! Finds a `pattern` that cannot be decided in bounded time and memory.
//!
//! ## Why
//! It is never guessed: the form takes any text, and the server checks it.
//!
//! ## Example
//! ```json
//! {"type": "string", "pattern": "^(a|b)\\1$"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "pattern": "^(aa|bb)$"}
//! ```

use crate::{
    lint::{
        Code, Found,
        site::{KeywordSite, pattern_outcome},
    },
    validate::pattern::Outcome,
};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if pattern_outcome(site) == Some(Outcome::Undecided) {
        site.say_value(found, Code::PATTERN_UNDECIDABLE, &[]);
    }
}
