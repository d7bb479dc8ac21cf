//! `option-without-const`
//!
//! ## What it does
//! Finds a branch of `oneOf` or `anyOf` without `const` among options.
//!
//! ## Why
//! There is nothing to send for it, so the form does not offer it.
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

use crate::{
    lint::{Code, Diagnostic, site::PropertySite},
    schema::is_null,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    for option in site.written_options().1 {
        let has = |keyword: &&str| option.branch.is_some_and(|branch| branch.get(keyword).is_some());
        let is_null = option.branch.is_some_and(is_null);
        if option.value.is_none() && !is_null && !["enum", "$ref"].iter().any(has) {
            found.push(site.at(Code::OPTION_WITHOUT_CONST, &option.location));
        }
    }
}
