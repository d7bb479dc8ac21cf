//! `empty-option`
//!
//! ## What it does
//! Finds an option whose value is the empty string.
//!
//! ## Why
//! It is a value like others, and not the same as no answer; the form keeps the two apart. Some clients do not.
//!
//! ## Example
//! ```json
//! {"type": "string", "oneOf": [{"const": "", "title": "None"}, {"const": "a", "title": "A"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "none", "title": "None"}, {"const": "a", "title": "A"}]}
//! ```

use crate::{
    json::Node,
    lint::{Code, Found, site::OptionSite},
};

pub(in crate::lint) fn check(site: &OptionSite, found: &mut Found) {
    if site.value.and_then(Node::as_str) == Some("") {
        site.say(found, Code::EMPTY_OPTION, &[]);
    }
}
