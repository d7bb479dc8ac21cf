//! Finds features that the chosen revision does not have yet. For 2025-06-18, these are URL mode, titled options,
//! arrays, and defaults of anything but booleans. A client of that revision may reject the request or ignore the
//! feature.
//!
//! Example: `{"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}`
//!
//! Use instead: Use features of the revision, or a newer revision if the client supports one.

use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "newer-than-revision",
    "“{0}” came with {1}; a client of {2} may not know it.",
    "Do without it, or ask for the newer revision.",
    &[RuleCheck::Request(check_request), RuleCheck::Keyword(check)],
);

const SINCE: &str = Revision::V2025_11_25.as_str();
const BEFORE: &str = Revision::V2025_06_18.as_str();

fn check_request(site: &RequestSite, findings: &mut Findings) {
    if site.mode == Mode::Url && site.settings.revision == Some(Revision::V2025_06_18) {
        site.report(findings, "mode", &["mode: url", SINCE, BEFORE]);
    }
}

fn check(site: &KeywordSite, findings: &mut Findings) {
    let is_newer = match site.name {
        "oneOf" | "items" => true,
        "default" => !site.types.meets(Types::BOOLEAN) && site.value.value != Value::Null,
        _ => false,
    };
    if is_newer && site.effect == Effect::Standard && site.settings.revision == Some(Revision::V2025_06_18) {
        site.report(findings, &[site.name, SINCE, BEFORE]);
    }
}
