//! `refused-by-acp`
//!
//! ## What it does
//! With `acp-1` or `acp-2`, finds violations of the schema of that version of the Agent Client Protocol.
//!
//! ## Why
//! ACP is stricter than MCP: `mode` and the type of each property are required, options are strings with titles, and
//! version 1 only has four formats. A client whose SDK parses requests by the schema rejects the whole request, and the
//! user never sees it.
//!
//! ## Example
//! ```json
//! {"message": "Your name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"mode": "form", "sessionId": "s1", "message": "Your name?",
//!  "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}
//! ```

use crate::{
    json::{Node, Number, Pointer, Value, parse},
    lint::{
        Code, Found,
        site::{RequestSite, SchemaSite, Settings},
    },
    message::validation::message,
    protocol::{Mode, Revision},
    validate::{Assertion, Schema, pattern::NoMatcher},
};

/// The schemas of ACP by the type of a property, as far as no other error covers them.
const SCHEMAS: &str = r##"{
"property":{"type":"object","required":["type"],"properties":{"type":{"type":"string"}}},
"string":{"properties":{"minLength":{"$ref":"#/length"},"maxLength":{"$ref":"#/length"},"pattern":{"type":"string"},
    "format":{"type":"string"},"enum":{"$ref":"#/values"},"oneOf":{"$ref":"#/options"}}},
"number":{"properties":{"minimum":{"type":"number"},"maximum":{"type":"number"}}},
"integer":{"properties":{"minimum":{"type":"integer"},"maximum":{"type":"integer"}}},
"array":{"required":["items"],"properties":{"items":{"type":"object"},"minItems":{"$ref":"#/count"},"maxItems":{"$ref":"#/count"}}},
"items":{"required":["type","enum"],"properties":{"type":{"type":"string"},"enum":{"$ref":"#/values"}}},
"titled":{"properties":{"anyOf":{"$ref":"#/options"}}},
"length":{"type":"integer","minimum":0,"maximum":4294967295},
"count":{"type":"integer","minimum":0},
"values":{"type":"array","items":{"type":"string"}},
"options":{"type":"array","items":{"type":"object","required":["const","title"],
    "properties":{"const":{"type":"string"},"title":{"type":"string"}}}},
"root":{"type":"object","properties":{"properties":{"type":"object"},"required":{"$ref":"#/values"}}},
"format-1":{"properties":{"format":{"enum":["email","uri","date","date-time"]}}},
"root-2":{"required":["type","properties"],"properties":{"type":{"type":"string"}}},
"some-2":{"properties":{"enum":{"minItems":1},"oneOf":{"minItems":1},"anyOf":{"minItems":1}}}
}"##;

pub(in crate::lint) fn check_request(site: &RequestSite, found: &mut Found) {
    let Some(revision) = site.settings.revision.filter(|revision| revision.is_acp()) else { return };
    let is_text = |name: &str| site.get(name).is_some_and(|node| node.as_text().is_some());
    let mut want = |is_there: bool, wanted: &str| {
        if !is_there {
            site.say(found, Code::REFUSED_BY_ACP, "", &[wanted]);
        }
    };
    want(site.get("mode").is_some(), "have a “mode”");
    match site.mode {
        Mode::Form => want(site.get("requestedSchema").is_some(), "have a “requestedSchema”"),
        Mode::Url => want(is_text("elicitationId"), "have a string “elicitationId”"),
    }
    let session = site.params.get("sessionId").map(|_| is_text("sessionId"));
    let request = site.params.get("requestId").map(|id| match &id.value {
        Value::Null => revision == Revision::Acp1,
        Value::Number(number) => Number::is_integer(number),
        _ => id.as_text().is_some(),
    });
    let has_scope = match (session, request) {
        (Some(session), Some(request)) => revision == Revision::Acp1 && (session || request),
        (one, other) => one.or(other) == Some(true),
    };
    want(has_scope, "have a “sessionId” or else a “requestId”, not both");
}

pub(in crate::lint) fn check(site: &SchemaSite, found: &mut Found) {
    let (Some(revision), Ok(schemas)) = (site.settings.revision.filter(|revision| revision.is_acp()), parse(SCHEMAS))
    else {
        return;
    };
    let is_v1 = revision == Revision::Acp1;
    let mut hold = |node: &Node, name: &str| hold(&schemas.root, name, node, site.settings, found);
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

fn hold(schemas: &Node, name: &str, node: &Node, settings: Settings, found: &mut Found) {
    let schema = Schema::compile(schemas, &Pointer::root().member(name));
    for error in schema.check(node, &NoMatcher, settings.checks).errors {
        let said = message(&error);
        let said = match error.assertion {
            Assertion::Enum => ["be one of ", &error.want].concat(),
            _ => said.trim_start_matches("Must ").trim_end_matches('.').to_owned(),
        };
        found.say(Code::REFUSED_BY_ACP, node.pointee(&error.instance_location).unwrap_or(node), &[&said]);
    }
}
