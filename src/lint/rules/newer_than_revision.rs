//! `newer-than-revision`
//!
//! ## What it does
//! Finds features that the chosen revision does not have yet. For 2025-06-18, these are URL mode, titled options,
//! arrays, and defaults of anything but booleans.
//!
//! ## Why
//! A client of that revision may reject the request or ignore the feature.
//!
//! ## Example
//! ```json
//! {"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}
//! ```
//!
//! ## Use instead
//! Use features of the revision, or a newer revision if the client supports one.

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
