//! Finds requests that the official TypeScript client rejects: it parses requests by MCP's schema, so the user never
//! sees one that does not fit. If another finding has the same cause, it reports the rejection.
//!
//! Many hosts are built on that client. The server receives an error instead of an answer.
//!
//! Example: `{"message": "Go on?", "requestedSchema": {"type": "object"}}`
//!
//! Use instead: `{"message": "Go on?", "requestedSchema": {"type": "object", "properties": {}}}`

use crate::lint::Severity;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::warning(
    "refused-by-client",
    "The official TypeScript client 2.4 refuses the whole request because of this.",
    "Use the shapes of MCP's schema: a string, number, integer, boolean or choice of strings for each property.",
    &[RuleCheck::Request(check_request), RuleCheck::Schema(check)],
);

/// The requests that the client accepts, in terms of its own schemas: it drops unknown members and does not reject
/// them. `tests/package/refused.test.mjs` compares this with the client.
const SCHEMAS: &str = include_str!("refused_by_client.json");

fn check_request(site: &RequestSite, findings: &mut Findings) {
    if site.mode == Mode::Form && site.get("requestedSchema").is_none() {
        site.report(findings, Code::REFUSED_BY_CLIENT, "requestedSchema", &[]);
    }
}

fn check(site: &SchemaSite, findings: &mut Findings) {
    let Some(schemas) = parse(SCHEMAS).ok() else { return };
    let of = |name: &str| Schema::compile(&schemas.root, &Pointer::root().member(name));
    let mut hold = |schema: &Schema, node: &Node| {
        if !schema.check(node, &NoMatcher, site.settings.checks).is_valid() {
            findings.report(Code::REFUSED_BY_CLIENT, node, &[]);
        }
    };
    hold(&of("root"), site.root);
    let property = of("property");
    for member in site.root.get("properties").and_then(Node::as_object).into_iter().flatten() {
        hold(&property, &member.node);
    }
}

/// The findings that can have the same cause as a rejection; then they report it.
const CAUSES: [Code; 38] = [
    Code::MISSING_PROPERTIES,
    Code::ROOT_TYPE,
    Code::MISSING_REQUESTED_SCHEMA,
    Code::UNKNOWN_ROOT_TYPE,
    Code::NOT_AN_OBJECT_SCHEMA,
    Code::PROPERTIES_NOT_AN_OBJECT,
    Code::REQUIRED_NOT_AN_ARRAY,
    Code::MISSPELT_PARAMETER,
    Code::NOT_A_SCHEMA,
    Code::UNKNOWN_TYPE,
    Code::UNSUPPORTED_KEYWORD,
    Code::UNRESOLVED_REFERENCE,
    Code::NO_POSSIBLE_VALUE,
    Code::DEEPLY_NESTED_OBJECT,
    Code::OBJECT_WITHOUT_PROPERTIES,
    Code::REQUIRED_INSIDE_UNANSWERABLE,
    Code::EMPTY_OPTIONS,
    Code::DEFAULT_INVALID,
    Code::OPTION_WITHOUT_CONST,
    Code::UNTITLED_OPTION,
    Code::OPTION_OF_ANOTHER_TYPE,
    Code::ARRAY_OF_OBJECTS,
    Code::NESTED_ARRAY,
    Code::ARRAY_OF_BOOLEANS,
    Code::NULLABLE,
    Code::MISSING_TYPE,
    Code::UNION,
    Code::FIXED_VALUE,
    Code::NESTED_OBJECT,
    Code::ARRAY_WITHOUT_OPTIONS,
    Code::ANY_OF_OPTIONS,
    Code::ONE_OF_ITEMS,
    Code::LITERAL_UNION,
    Code::ENUM_OF_NON_STRINGS,
    Code::UNKNOWN_FORMAT,
    Code::LOST_OPTIONS,
    Code::INVALID_KEYWORD_VALUE,
    Code::KEYWORD_OUTSIDE_STANDARD,
];

/// The number of codes at the start of `CAUSES` that are about a whole schema.
const OF_SCHEMA: usize = 8;

/// Merges a rejection into the finding with the same cause. The merged finding has the greater severity of the two.
pub(in crate::lint) fn merge(diagnostics: &mut Vec<Diagnostic>) {
    let is_refusal = |finding: &Diagnostic| finding.code == Code::REFUSED_BY_CLIENT;
    let refusals = diagnostics.iter().filter(|finding| is_refusal(finding));
    let places: Vec<(Pointer, Severity)> =
        refusals.map(|finding| (finding.location.clone(), finding.severity)).collect();
    for (place, severity) in places {
        let is_property = place.as_str().rsplit('/').nth(1) == Some("properties");
        let (of_schema, of_property) = CAUSES.split_at(OF_SCHEMA);
        let causes = if is_property { of_property } else { of_schema };
        let cause = diagnostics.iter_mut().find(|finding| {
            let inside = finding.location.as_str().strip_prefix(place.as_str());
            causes.contains(&finding.code) && inside.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        });
        if let Some(cause) = cause {
            cause.is_refused = true;
            cause.severity = cause.severity.min(severity);
            diagnostics.retain(|finding| !is_refusal(finding) || finding.location != place);
        }
    }
}
