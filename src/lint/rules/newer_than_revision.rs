//! `newer-than-revision`
//!
//! ## What it does
//! Finds what the chosen revision does not have yet: in 2025-06-18 URL mode, titled options, arrays, and defaults
//! other than of booleans.
//!
//! ## Why
//! A client of that revision may refuse the request or ignore what it does not know.
//!
//! ## Example
//! ```json
//! {"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}
//! ```
//!
//! ## Use instead
//! What the revision has, or a newer revision, if the client speaks one.

use crate::{
    json::Value,
    lint::{
        Code, Diagnostic,
        keyword::Verdict,
        site::{KeywordSite, RequestSite},
    },
    protocol::{Mode, Revision},
    schema::Types,
};

pub(in crate::lint) fn check_request(site: &RequestSite, found: &mut Vec<Diagnostic>) {
    if site.mode == Mode::Url && is_first(site.settings.revision) {
        found.push(speak(site.diagnostic(Code::NEWER_THAN_REVISION, "mode").with("mode: url")));
    }
}

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Vec<Diagnostic>) {
    let newer = match site.member.name.as_str() {
        "oneOf" | "items" => true,
        "default" => !site.types.meets(Types::BOOLEAN) && site.member.node.value != Value::Null,
        _ => false,
    };
    if newer && site.verdict == Verdict::Standard && is_first(site.settings.revision) {
        found.push(speak(site.diagnostic(Code::NEWER_THAN_REVISION)));
    }
}

fn is_first(revision: Option<Revision>) -> bool {
    revision == Some(Revision::V2025_06_18)
}

fn speak(diagnostic: Diagnostic) -> Diagnostic {
    diagnostic.with(Revision::V2025_11_25.as_str()).with(Revision::V2025_06_18.as_str())
}
