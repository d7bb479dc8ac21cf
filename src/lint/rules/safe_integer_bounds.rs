//! `safe-integer-bounds`
//!
//! ## What it does
//! Finds the bounds ±(2^53 - 1).
//!
//! ## Why
//! Schema libraries write them for every integer. They hold for every answer anyway, so the form does not show them.
//!
//! ## Example
//! ```json
//! {"type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "integer"}
//! ```

use crate::{
    json::Node,
    lint::{Code, Diagnostic, site::PropertySite},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    for keyword in ["minimum", "maximum"] {
        let number = site.get(keyword).and_then(Node::as_number);
        if number.is_some_and(|number| number.lexeme().trim_start_matches('-') == "9007199254740991") {
            found.push(site.of_keyword(Code::SAFE_INTEGER_BOUNDS, keyword));
        }
    }
}
