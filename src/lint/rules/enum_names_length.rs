//! `enum-names-length`
//!
//! ## What it does
//! Finds `enumNames` whose length differs from the number of options.
//!
//! ## Why
//! It is unknown which name belongs to which option, so the options are shown by their values.
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

use super::enum_names_deprecated::titled_in;
use crate::json::digits;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let count = |keyword| site.choice.get(keyword).and_then(Node::as_array).map(<[Node]>::len);
    if let (Some(names), Some(options)) = (count("enumNames"), count("enum"))
        && names != options
    {
        let arguments = [&digits(names), &digits(options), titled_in(site)];
        site.say(found, Code::ENUM_NAMES_LENGTH, "enumNames", &arguments);
    }
}
