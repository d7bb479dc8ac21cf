//! `unknown-format`
//!
//! ## What it does
//! Finds formats other than `email`, `uri`, `date` and `date-time`.
//!
//! ## Why
//! MCP has these four, and some clients refuse others. The form asks for a plain text; `uuid` and `time` are checked
//! all the same. `multiline` is proposed for MCP (issue 1371 of the specification): the form draws it, and the `textarea` and
//! `markdown` that servers write today, as several lines; clients that do not know them show one line, and those of version 1 of ACP refuse the request. What every
//! client takes is a `maxLength` above 200, which gets several lines in this form too.
//!
//! ## Example
//! ```json
//! {"type": "string", "format": "url"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "format": "uri"}
//! ```

use crate::lint::prelude::*;
use crate::validate::format::is_valid;

const FORMATS: [&str; 4] = ["email", "uri", "date", "date-time"];

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    let supported = matches!(site.verdict, Verdict::Standard | Verdict::OutsideStandard);
    let Some(format) = site.member.node.as_str().filter(|_| supported && site.member.name.as_str() == "format") else {
        return;
    };
    if FORMATS.contains(&format) {
        return;
    }
    let checked = is_valid(format, "").is_some();
    match nearest(format, &mut FORMATS.into_iter()).filter(|_| !checked) {
        None => site.say_value(found, Code::UNKNOWN_FORMAT, &[format]),
        Some(suggestion) => {
            site.say_value(found, Code::UNKNOWN_FORMAT, &[format, suggestion]);
            edit::replace_name(found, site.member.node.range, suggestion);
        }
    }
}
