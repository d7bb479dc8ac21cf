//! `enum-of-non-strings`
//!
//! ## What it does
//! Finds options that are not strings.
//!
//! ## Why
//! MCP's options are strings. The form preserves their type in the answer; some clients drop such an enum and show a
//! free number field.
//!
//! ## Example
//! ```json
//! {"type": "integer", "enum": [1, 2, 3]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "enum": ["1", "2", "3"]}
//! ```

use super::lost_options::lost;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let is_lost = site.merged.layers().chain(site.choice.layers()).any(|layer| lost(layer).is_some());
    if !site.options().is_empty() && !site.offers_strings() && !is_lost {
        site.say(found, Code::ENUM_OF_NON_STRINGS, site.written_options().0, &[]);
    }
}
