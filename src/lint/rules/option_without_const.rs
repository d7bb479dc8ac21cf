//! `option-without-const`
//!
//! ## What it does
//! Finds a branch of `oneOf` or `anyOf` without `const` among options.
//!
//! ## Why
//! It has no value to send, so the form does not offer it.
//!
//! ## Example
//! ```json
//! {"type": "string", "oneOf": [{"title": "A"}, {"const": "b", "title": "B"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use crate::lint::prelude::*;
use crate::schema::is_null;

pub(in crate::lint) fn check(site: &OptionSite, found: &mut Found) {
    if let (None, Some(branch)) = (site.value, site.branch)
        && !is_null(branch)
        && branch.get("enum").is_none()
        && branch.get("$ref").is_none()
    {
        site.say(found, Code::OPTION_WITHOUT_CONST, &[]);
    }
}
