//! `unknown-format`
//!
//! ## What it does
//! Finds formats other than `email`, `uri`, `date` and `date-time`.
//!
//! ## Why
//! MCP has these four, and some clients refuse others. The form asks for a plain text; `uuid` and `time` are checked
//! all the same.
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

use super::shorten;
use crate::{
    lint::{Code, Diagnostic, edit, keyword::Verdict, site::KeywordSite, suggest::nearest},
    validate::format::is_valid,
};

const FORMATS: [&str; 4] = ["email", "uri", "date", "date-time"];

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Vec<Diagnostic>) {
    let Some(format) = site.member.node.as_text().filter(|_| site.member.name.as_str() == "format") else { return };
    let heeded = matches!(site.verdict, Verdict::Standard | Verdict::OutsideStandard);
    if !heeded || FORMATS.contains(&format.as_str()) {
        return;
    }
    let diagnostic = Diagnostic::new(Code::UNKNOWN_FORMAT, site.location.clone()).with(shorten(format));
    let checked = is_valid(format, "").is_some();
    found.push(match nearest(format, FORMATS.into_iter()).filter(|_| !checked) {
        None => diagnostic,
        Some(meant) => {
            diagnostic.with(meant).fixed_by(Some(vec![edit::replace(site.member.node.range, format!("\"{meant}\""))]))
        }
    });
}
