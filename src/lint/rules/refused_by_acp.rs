//! With `acp-1` or `acp-2`, finds violations of the schema of that version of the Agent Client Protocol.
//!
//! ACP is stricter than MCP: `mode` and the type of each property are required, options are strings with titles, and
//! version 1 only has four formats. A client whose SDK parses requests by the schema rejects the whole request, and the
//! user never sees it.
//!
//! Example: `{"message": "Your name?", "requestedSchema": {"type": "object", "properties": {"name": {"type":
//! "string"}}}}`
//!
//! Use instead: `{"mode": "form", "sessionId": "s1", "message": "Your name?", "requestedSchema": {"type": "object",
//! "properties": {"name": {"type": "string"}}}}`

use crate::json::Number;
use crate::lint::prelude::*;
use crate::message::validation::message;
use crate::validate::Assertion;

pub(super) const RULE: Rule = Rule::error(
    "refused-by-acp",
    "ACP requires this to {0}; its clients reject the request otherwise.",
    "Follow the ACP schema.",
    &[RuleCheck::Request(check_request), RuleCheck::Schema(check)],
);

/// The schemas of ACP by the type of a property, as far as no other error covers them.
const SCHEMAS: &str = include_str!("refused_by_acp.json");

fn check_request(site: &RequestSite, findings: &mut Findings) {
    let Some(version) = site.settings.acp() else { return };
    let is_text = |name: &str| site.get(name).is_some_and(|node| node.as_text().is_some());
    let mut want = |is_there: bool, wanted: &str| {
        if !is_there {
            site.report(findings, Code::REFUSED_BY_ACP, "", &[wanted]);
        }
    };
    want(site.get("mode").is_some(), "have a “mode”");
    match site.mode {
        Mode::Form => want(site.get("requestedSchema").is_some(), "have a “requestedSchema”"),
        Mode::Url => want(is_text("elicitationId"), "have a string “elicitationId”"),
    }
    let session = site.params.get("sessionId").map(|_| is_text("sessionId"));
    let request = site.params.get("requestId").map(|id| match &id.value {
        Value::Null => version == Revision::Acp1,
        Value::Number(number) => Number::is_integer(number),
        _ => id.as_text().is_some(),
    });
    let has_scope = match (session, request) {
        (Some(session), Some(request)) => version == Revision::Acp1 && (session || request),
        (one, other) => one.or(other) == Some(true),
    };
    want(has_scope, "have a “sessionId” or else a “requestId”, not both");
}

fn check(site: &SchemaSite, findings: &mut Findings) {
    let (Some(version), Ok(schemas)) = (site.settings.acp(), parse(SCHEMAS)) else { return };
    let is_v1 = version == Revision::Acp1;
    let mut hold = |node: &Node, name: &str| {
        let schema = Schema::compile(&schemas.root, &Pointer::root().member(name));
        for error in schema.check(node, &NoMatcher, site.settings.checks).errors {
            let sentence = message(&error);
            let requirement = match error.assertion {
                Assertion::Enum => ["be one of ", &error.want].concat(),
                _ => sentence.trim_start_matches("Must ").trim_end_matches('.').to_owned(),
            };
            let node = node.pointee(&error.instance_location).unwrap_or(node);
            findings.report(Code::REFUSED_BY_ACP, node, &[&requirement]);
        }
    };
    hold(site.root, "root");
    if !is_v1 {
        hold(site.root, "root-2");
    }
    for member in site.root.get("properties").and_then(Node::as_object).into_iter().flatten() {
        let property = &member.node;
        hold(property, "property");
        let of_version = if is_v1 { "format-1" } else { "some-2" };
        match property.get("type").and_then(Node::as_str) {
            Some("string") => {
                hold(property, "string");
                hold(property, of_version);
            }
            Some(name @ ("number" | "integer")) => hold(property, name),
            Some("array") => {
                hold(property, "array");
                let Some(items) = property.get("items") else { continue };
                // Items of another type are left to later versions.
                if items.get("anyOf").is_some() {
                    hold(items, "titled");
                } else if items.get("type").and_then(Node::as_str).is_none_or(|name| name == "string") {
                    hold(items, "items");
                }
                if !is_v1 {
                    hold(items, of_version);
                }
            }
            _ => {}
        }
    }
}
