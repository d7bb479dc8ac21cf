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
    lint::{Code, Found, site::PropertySite},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let count = |keyword| site.choice.get(keyword).and_then(Node::as_array).map(<[Node]>::len);
    if let (Some(names), Some(options)) = (count("enumNames"), count("enum"))
        && names != options
    {
        site.say(found, Code::ENUM_NAMES_LENGTH, "enumNames", &[&names.to_string(), &options.to_string()]);
    }
}
