//! `unsafe-number`
//!
//! ## What it does
//! Finds bounds and options that JavaScript cannot hold exactly.
//!
//! ## Why
//! `JSON.parse` would change the number, in the client or in the server. Such a bound is kept exactly, but no answer
//! can lie beyond ±(2^53 - 1); such an option cannot be chosen.
//!
//! ## Example
//! ```json
//! {"type": "integer", "maximum": 9007199254740993}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "integer", "maximum": 9007199254740991}
//! ```

use super::shorten;
use crate::{
    json::{Node, Number, Pointer},
    lint::{Code, Diagnostic, site::PropertySite},
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let mut speak = |number: &Number, location: &Pointer| {
        if number.is_finite() && !is_safe(number) {
            found.push(site.at(Code::UNSAFE_NUMBER, location).with(shorten(number.lexeme())));
        }
    };
    for keyword in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] {
        if let Some((node, location)) = site.merged.locate(keyword)
            && let Some(number) = node.as_number()
        {
            speak(number, &location);
        }
    }
    for option in site.written_options().1 {
        if let Some(number) = option.value.and_then(Node::as_number) {
            speak(number, &option.location);
        }
    }
}

fn is_safe(number: &Number) -> bool {
    number.survives_javascript() && (!number.is_integer() || number.is_safe_integer())
}
