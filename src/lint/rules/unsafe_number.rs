//! `unsafe-number`
//!
//! ## What it does
//! Finds bounds and options that JavaScript cannot represent exactly.
//!
//! ## Why
//! `JSON.parse` would change the number, in the client or in the server. The form keeps such a bound exactly, but
//! accepts no integer beyond ±(2^53 - 1); such an option cannot be chosen.
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

use crate::lint::prelude::*;

const BOUNDS: [&str; 5] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    let supported = matches!(site.verdict, Verdict::Standard | Verdict::OutsideStandard);
    if !supported || !BOUNDS.contains(&site.member.name.as_str()) {
        return;
    }
    let integer = !site.types.meets(Types::NUMBER);
    if let Some(number) = site.member.node.as_number().filter(|number| !number.is_sendable(integer)) {
        site.say_value(found, Code::UNSAFE_NUMBER, &[number.lexeme()]);
    }
}

pub(in crate::lint) fn check_option(site: &OptionSite, found: &mut Found) {
    if let Some(number) = site.value.and_then(Node::as_number).filter(|number| !number.is_sendable(true)) {
        site.say(found, Code::UNSAFE_NUMBER, &[number.lexeme()]);
    }
}
