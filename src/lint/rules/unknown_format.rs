//! `unknown-format`
//!
//! ## What it does
//! Finds formats other than `email`, `uri`, `date` and `date-time`.
//!
//! ## Why
//! MCP has these four, and some clients reject others. The form shows a plain text field, but still checks `uuid` and
//! `time`. `multiline` is proposed for MCP (issue 1371 of the specification). The form shows it as several lines, like
//! the `textarea` and `markdown` that some servers write. Other clients show one line, and clients of ACP version 1
//! reject the request. A `maxLength` above 200 works in every client, and this form shows several lines for it too.
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
