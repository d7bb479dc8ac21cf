//! `enum-names-length`
//!
//! ## What it does
//! Finds `enumNames` with another number of names than there are options.
//!
//! ## Why
//! Names without an option are not shown, options without a name are shown by their value, and nobody knows whether
//! the rest belong together.
//!
//! ## Example
//! ```json
//! {"type": "string", "enum": ["a", "b"], "enumNames": ["A"]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use crate::{
    json::Node,
    lint::{Code, Diagnostic, site::PropertySite},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let count = |keyword| site.choice.get(keyword).and_then(Node::as_array).map(<[Node]>::len);
    if let (Some(names), Some(options)) = (count("enumNames"), count("enum"))
        && names != options
    {
        let diagnostic = site.of_keyword(Code::ENUM_NAMES_LENGTH, "enumNames");
        found.push(diagnostic.with(names.to_string()).with(options.to_string()));
    }
}
