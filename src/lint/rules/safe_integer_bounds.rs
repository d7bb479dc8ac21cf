//! `safe-integer-bounds`
//!
//! ## What it does
//! Finds the bounds ±(2^53 - 1) of integers.
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
    lint::{Code, Found, site::KeywordSite},
    schema::Types,
};

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if let ("minimum" | "maximum", Some(number)) = (site.member.name.as_str(), site.member.node.as_number())
        && !site.types.meets(Types::NUMBER)
        && number.lexeme().trim_start_matches('-') == "9007199254740991"
    {
        site.say(found, Code::SAFE_INTEGER_BOUNDS, &[]);
    }
}
