//! Finds requests that the official TypeScript client rejects: it parses requests by MCP's schema, so the user never
//! sees one that does not fit. If another finding has the same cause, it reports the rejection. Many hosts are built on
//! that client. The server receives an error instead of an answer.
//!
//! Example: `{"message": "Go on?", "requestedSchema": {"type": "object"}}`
//!
//! Use instead: `{"message": "Go on?", "requestedSchema": {"type": "object", "properties": {}}}`

use crate::lint::{Code, Severity};
use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "refused-by-client",
    "The official TypeScript client 2.4 refuses the whole request because of this.",
    "Use the shapes of MCP's schema: a string, number, integer, boolean or choice of strings for each property.",
    &[RuleCheck::Request(check_request), RuleCheck::Schema(check)],
);

/// The requests that the client accepts, in terms of its own schemas: it drops unknown members and does not reject
/// them. `tests/package/refused.test.mjs` compares this with the client.
const SCHEMAS: &str = include_str!("refused_by_client.json");

fn check_request(site: &RequestSite, findings: &mut Findings) {
    if site.get("mode").and_then(Node::as_str).is_some_and(|mode| Mode::parse(mode).is_none() && Mode::read(mode).is_some())
    {
        site.report(findings, "mode", &[]);
    }
    if site.mode == Mode::Form && site.get("requestedSchema").is_none() {
        site.report(findings, "requestedSchema", &[]);
    }
}

fn check(site: &SchemaSite, findings: &mut Findings) {
    let Some(schemas) = parse(SCHEMAS).ok() else { return };
    let of = |name: &str| Schema::compile(&schemas.root, &Pointer::root().member(name));
    let mut hold = |schema: &Schema, node: &Node| {
        if !schema.check(node, &NoMatcher, site.settings.checks).is_valid() {
            findings.report(node, &[]);
        }
    };
    hold(&of("root"), site.root);
    let property = of("property");
    for member in site.root.get("properties").and_then(Node::as_object).into_iter().flatten() {
        hold(&property, &member.node);
    }
}

/// The rules that can have the same cause as a rejection, of a whole schema and of a property; then they report it.
const OF_SCHEMA: &str = "missing-properties root-type missing-requested-schema unknown-root-type not-an-object-schema \
    properties-not-an-object required-not-an-array misspelt-parameter";
const OF_PROPERTY: &str = "not-a-schema unknown-type unsupported-keyword unresolved-reference no-possible-value \
    deeply-nested-object object-without-properties required-inside-unanswerable empty-options default-invalid \
    option-without-const untitled-option option-refused array-of-objects nested-array array-of-booleans nullable \
    missing-type union fixed-value nested-object array-without-options misplaced-options literal-union \
    enum-of-non-strings unknown-format lost-options invalid-keyword-value keyword-outside-standard";

/// Merges a rejection into the finding with the same cause. The merged finding has the greater severity of the two.
pub(in crate::lint) fn merge(diagnostics: &mut Vec<Diagnostic>) {
    let refused = Code::find("refused-by-client");
    let is_refusal = |finding: &Diagnostic| Some(finding.code) == refused;
    let refusals = diagnostics.iter().filter(|finding| is_refusal(finding));
    let places: Vec<(Pointer, Severity)> =
        refusals.map(|finding| (finding.location.clone(), finding.severity)).collect();
    for (place, severity) in places {
        let is_property = place.as_str().rsplit('/').nth(1) == Some("properties");
        let causes = if is_property { OF_PROPERTY } else { OF_SCHEMA };
        let is_cause = |finding: &&mut Diagnostic| {
            place.contains(&finding.location) && causes.split(' ').any(|cause| cause == finding.code.as_str())
        };
        if let Some(cause) = diagnostics.iter_mut().find(is_cause) {
            cause.is_refused = true;
            cause.severity = cause.severity.min(severity);
            diagnostics.retain(|finding| !is_refusal(finding) || finding.location != place);
        }
    }
}
