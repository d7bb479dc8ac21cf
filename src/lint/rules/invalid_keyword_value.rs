//! `invalid-keyword-value`
//!
//! ## What it does
//! Finds keywords with a value that they do not accept.
//!
//! ## Why
//! The keyword is ignored, as if it were absent. `exclusiveMinimum: true`, for example, is from JSON Schema of 2013.
//!
//! ## Example
//! ```json
//! {"type": "string", "minLength": -1}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "minLength": 1}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if site.verdict != Verdict::InvalidValue {
        return;
    }
    let (name, value) = (site.member.name.as_str(), site.member.node.to_json());
    // In drafts before 2017, the number was in another keyword.
    let beside = match name {
        "exclusiveMinimum" => "minimum",
        "exclusiveMaximum" => "maximum",
        _ => "",
    };
    let bound = site.schema.get(beside).and_then(Node::as_number).filter(|_| value == "true");
    match bound {
        Some(bound) => {
            site.say(found, Code::INVALID_KEYWORD_VALUE, &[name, &value, bound.lexeme(), beside]);
            if edit::remove_member(found, site.schema, beside) {
                found.replace(site.member.node.range, bound.lexeme().to_owned());
            }
        }
        None => {
            site.say(found, Code::INVALID_KEYWORD_VALUE, &[name, &value]);
            if !beside.is_empty() && value == "false" {
                edit::remove_member(found, site.schema, name);
            }
        }
    }
}
