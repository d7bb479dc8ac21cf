//! `enum-of-non-strings`
//!
//! ## What it does
//! Finds options that are not strings.
//!
//! ## Why
//! MCP's options are strings. The form keeps their type in the answer; some clients drop such an enum and ask for any
//! number.
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

use crate::{
    lint::{Code, Diagnostic, site::PropertySite},
    schema::Types,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    if site.options().iter().any(|option| Types::of(&option.value) != Types::STRING) {
        let (keyword, _) = site.written_options();
        found.push(site.of_keyword(Code::ENUM_OF_NON_STRINGS, keyword));
    }
}
