//! Nothing in it is read, so the request asks only for a confirmation. Other clients reject it.
//!
//! Example: `{"city": {"type": "string"}}`
//!
//! Use instead: `{"type": "object", "properties": {"city": {"type": "string"}}}`

use crate::lint::Severity;
use crate::lint::prelude::*;
use crate::schema::Keyword;

pub(super) const RULE: Rule = Rule::warning(
    "missing-properties",
    "The properties are not in “properties”, so none of them is asked for.",
    "Put them into “properties” of a schema with “type”: “object”.",
    &[RuleCheck::Schema(check)],
);

fn check(site: &SchemaSite, findings: &mut Findings) {
    let members = site.root.as_object().into_iter().flatten();
    let is_property = |member: &Member| {
        let is_keyword = Keyword::find(&member.name).is_some_and(|keyword| keyword.takes.accepts(&member.node));
        member.node.get("type").is_some_and(|types| types.as_str().is_some()) && !is_keyword
    };
    if site.root.as_object().is_none_or(|object| object.is_empty()) || !members.into_iter().all(is_property) {
        return;
    }
    findings.report(site.root, &[]);
    let Range { start, end } = site.root.range;
    let opening = Range { start, end: start.saturating_add(1) };
    findings.replace(opening, "{\"type\": \"object\", \"properties\": {".to_owned());
    findings.replace(Range { start: end.saturating_sub(1), end }, "}}".to_owned());
}

/// Drops the findings that have this cause: each property is an unknown keyword, and the root has no type.
pub(in crate::lint) fn merge(diagnostics: &mut Vec<Diagnostic>) {
    let causes = diagnostics.iter().filter(|finding| finding.code.as_str() == "missing-properties");
    for root in causes.map(|finding| finding.location.clone()).collect::<Vec<_>>() {
        diagnostics.retain(|finding| {
            let is_kept = matches!(finding.code.as_str(), "missing-properties" | "refused-by-client");
            is_kept || finding.severity == Severity::Error || !root.contains(&finding.location)
        });
    }
}
