//! The field is shown without them, so the server may reject an answer that the form accepted.
//!
//! Example: `{"type": "object", "properties": {"a": {"type": "string"}}, "allOf": [{"properties": {"b": {"type":
//! "string"}}}]}`
//!
//! Use instead: `{"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}}}`

use crate::lint::prelude::*;
use crate::schema::{Assertion, Keyword, MergedSchema};

pub(super) const RULE: Rule = warning!(
    "ignored-keyword",
    "The form ignores “{0}”.",
    "Move its properties into “properties”, or say in the description what it asks for.",
    &[RuleCheck::Keyword(|site, findings| {
        // `outside-dialect` reports what cannot be evaluated.
        if site.effect == Effect::Ignored && !is_undecided(site) || hides_properties(site) {
            site.report(findings, &[site.name]);
        }
    })],
);

fn is_undecided(site: &KeywordSite) -> bool {
    Keyword::find(site.name).is_some_and(|keyword| keyword.assertion == Assertion::Undecided)
}

/// Returns true if properties in an `allOf` of the root are not shown, because the form shows those of one schema.
pub(super) fn hides_properties(site: &KeywordSite) -> bool {
    let is_of_root = site.name == "allOf" && site.place == Places::ROOT;
    let shown = is_of_root.then(|| MergedSchema::new(site.root, site.root).get("properties")).flatten();
    let mut members = site.value.as_array().filter(|_| is_of_root).into_iter().flatten();
    members.any(|member| {
        member.get("properties").is_some_and(|own| !shown.is_some_and(|shown| std::ptr::eq(shown, own)))
    })
}

/// Drops the findings about an `allOf` whose required properties are errors already.
pub(in crate::lint) fn merge(diagnostics: &mut Vec<Diagnostic>) {
    let errors = diagnostics.iter().filter(|finding| finding.code.as_str() == "required-without-property");
    let errors: Vec<_> = errors.map(|finding| finding.location.clone()).collect();
    diagnostics.retain(|finding| {
        finding.code.as_str() != "ignored-keyword" || !errors.iter().any(|error| finding.location.contains(error))
    });
}
