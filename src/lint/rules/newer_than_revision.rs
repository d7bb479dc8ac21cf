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

use crate::lint::prelude::*;

const SINCE: &str = Revision::V2025_11_25.as_str();
const BEFORE: &str = Revision::V2025_06_18.as_str();

pub(in crate::lint) fn check_request(site: &RequestSite, found: &mut Found) {
    if site.mode == Mode::Url && site.settings.revision == Some(Revision::V2025_06_18) {
        site.say(found, Code::NEWER_THAN_REVISION, "mode", &["mode: url", SINCE, BEFORE]);
    }
}

pub(in crate::lint) fn check(site: &KeywordSite, found: &mut Found) {
    if site.verdict != Verdict::Standard || site.settings.revision != Some(Revision::V2025_06_18) {
        return;
    }
    let name = site.member.name.as_str();
    let newer = match name {
        "oneOf" | "items" => true,
        "default" => !site.types.meets(Types::BOOLEAN) && site.member.node.value != Value::Null,
        _ => false,
    };
    if newer {
        site.say(found, Code::NEWER_THAN_REVISION, &[name, SINCE, BEFORE]);
    }
}
