//! `keyword-outside-standard`
//!
//! ## What it does
//! Finds keywords that MCP's schemas do not have, but that the form goes by: `pattern`, exclusive bounds, `multipleOf`,
//! `$ref`, `allOf`, `examples` and others.
//!
//! ## Why
//! Other clients ignore them, strip them before the form sees them, or refuse the request; then the person learns of
//! the rule from the server's error alone.
//!
//! ## Example
//! ```json
//! {"type": "string", "pattern": "^[a-z]+$"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "description": "Lower-case letters only"}
//! ```

use super::union::{branches, is_of_several_types};
use crate::lint::prelude::*;
use crate::lint::site::pattern_outcome;

/// Of a union whose branches are all of one type, there is nothing else to say.
pub(in crate::lint) fn check_property(site: &PropertySite, found: &mut Found) {
    if let Some(keyword) = branches(site).filter(|keyword| !is_of_several_types(site, keyword)) {
        site.say(found, Code::KEYWORD_OUTSIDE_STANDARD, keyword, &[keyword, "description"]);
    }
}

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    // Of what is in a union, the union is outside the standard already; of a bad pattern, there is more to say.
    let said_elsewhere =
        site.place == Places::BRANCH || matches!(pattern_outcome(site), Some(Outcome::Invalid | Outcome::Undecided));
    if site.verdict != Verdict::OutsideStandard || said_elsewhere {
        return;
    }
    match site.member.name.as_str() {
        "allOf" if site.member.node.as_array().is_some_and(|members| members.len() > 1) => {
            site.say(found, Code::KEYWORD_OUTSIDE_STANDARD, &["allOf", "description"]);
        }
        "$ref" | "$defs" | "definitions" | "allOf" | "examples" | "writeOnly" => {
            site.say(found, Code::KEYWORD_OUTSIDE_STANDARD, &[&site.member.name]);
        }
        "description" => site.say(found, Code::KEYWORD_OUTSIDE_STANDARD, &["description", "message"]),
        name => site.say(found, Code::KEYWORD_OUTSIDE_STANDARD, &[name, "description"]),
    }
}
