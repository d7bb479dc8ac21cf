//! Nothing in it is read, so the request asks only for a confirmation. Other clients reject it.
//!
//! Example: `{"city": {"type": "string"}}`
//!
//! Use instead: `{"type": "object", "properties": {"city": {"type": "string"}}}`

use crate::lint::Severity;
use crate::lint::prelude::*;
use crate::schema::Keyword;

pub(super) const RULE: Rule = warning!(
    "missing-properties",
    "The properties are not in “properties”, so none of them is asked for.",
    "Put them into “properties” of a schema with “type”: “object”.",
    &[RuleCheck::Schema(check)],
);

fn check(site: &SchemaSite, findings: &mut Findings) {
    let members: Vec<&Member> = site.root.as_object().into_iter().flatten().collect();
    let is_property = |member: &&Member| {
        let is_keyword = Keyword::find(&member.name).is_some_and(|keyword| keyword.takes.accepts(&member.node));
        member.node.get("type").is_some_and(|types| types.as_str().is_some()) && !is_keyword
    };
    let mut properties = members.iter().copied().filter(is_property);
    let has = |name: &str| members.iter().any(|member| member.name == Text::from(name) && !is_property(member));
    let Some(first) = properties.next().filter(|_| !has("properties")) else { return };
    findings.report(site.root, &[]);
    let last = properties.next_back().unwrap_or(first);
    let (start, end) = (first.name_range.start, last.node.range.end);
    let mut between = members.iter().filter(|member| (start..end).contains(&member.name_range.start));
    // Keywords between the properties are moved by hand.
    if between.all(is_property) {
        let opening = if has("type") { "\"properties\": {\"" } else { "\"type\": \"object\", \"properties\": {\"" };
        findings.replace(Range { start, end: start.wrapping_add(1) }, opening.to_owned());
        findings.replace(Range { start: end.saturating_sub(1), end }, "}}".to_owned());
    }
}

/// Drops the warnings that have this cause: each property is an unknown keyword, and the root has no type.
pub(in crate::lint) fn merge(diagnostics: &mut Vec<Diagnostic>) {
    let causes = diagnostics.iter().filter(|finding| finding.code.as_str() == "missing-properties");
    for root in causes.map(|finding| finding.location.clone()).collect::<Vec<_>>() {
        diagnostics.retain(|finding| {
            let is_kept = matches!(finding.code.as_str(), "missing-properties" | "refused-by-client");
            is_kept || finding.severity == Severity::Error || !root.contains(&finding.location)
        });
    }
}
