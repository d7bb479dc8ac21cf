//! Every request that real SDKs and servers are known to send, if the collection is next to the repository.
#![allow(clippy::arithmetic_side_effects, clippy::indexing_slicing, clippy::unwrap_used)]

use mcp_elicitation::{
    form::open,
    json::{Node, parse},
    protocol::{ElicitRequest, Mode, locate},
    schema::{ElicitationSchema, PrimitiveSchemaDefinition as Definition},
};
use std::{collections::BTreeSet, fs, path::Path};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/requests/real");

/// The requests that no form can answer, by the end of their names, with the reason.
const UNANSWERABLE: [(&str, &str); 4] = [
    // A mode that MCP does not define; its answer is error -32602.
    ("wild/openai-form-mode", "unknown-mode /mode"),
    // A test of the Java SDK requires a property that it does not have.
    ("McpSchemaTests.java#L1576", "required-without-property /requestedSchema/required/0"),
    // Both are MCP's own definition of `requestedSchema`, collected as if it were one: it requires an object without
    // named properties.
    ("schema-twins/2025-11-25.schema.json#L883", "required-unanswerable /requestedSchema/properties/properties"),
    ("spec-types/2025-06-18.schema.json#L569", "required-unanswerable /requestedSchema/properties/properties"),
];

/// The files, each an array of entries.
fn files() -> Vec<Node> {
    if !Path::new(FOLDER).is_dir() {
        println!("{FOLDER} is not there: no real request is checked.");
        return Vec::new();
    }
    let mut paths: Vec<_> = fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| parse(&fs::read_to_string(path).unwrap()).unwrap().root).collect()
}

fn read(params: &Node) -> Result<ElicitationSchema, String> {
    let located = locate(params);
    assert_eq!(located.len(), 1);
    let request = ElicitRequest::read(&located[0]).map_err(|faults| {
        faults.iter().map(|fault| format!("{} {}", fault.code, fault.location)).collect::<Vec<_>>().join(", ")
    })?;
    let schema = located[0].requested_schema().filter(|_| request.mode() == Mode::Form);
    let Some((schema, schema_location)) = schema else {
        return Ok(ElicitationSchema::default());
    };
    ElicitationSchema::read(schema).map_err(|faults| {
        let faults = faults.iter().map(|fault| format!("{} {schema_location}{}", fault.code, fault.location));
        faults.collect::<Vec<_>>().join(", ")
    })
}

#[test]
fn answers_all_answerable_requests() {
    let files = files();
    let (mut total, mut unanswerable) = (0, Vec::new());
    for file in &files {
        for entry in file.as_array().unwrap() {
            total += 1;
            let name = entry.get("id").and_then(Node::as_str).unwrap();
            if let Err(reason) = read(entry.get("params").unwrap()) {
                let expected = UNANSWERABLE.iter().find(|(end, _)| name.ends_with(end)).map(|(_, reason)| *reason);
                assert_eq!(Some(&*reason), expected, "{name}");
                unanswerable.push(name);
            }
        }
    }
    println!("{total} requests, {} of them cannot be answered: {unanswerable:?}", unanswerable.len());
    assert!(total == 0 || (total >= 469 && unanswerable.len() == UNANSWERABLE.len()));
}

#[test]
fn keeps_the_order_of_properties() {
    for file in &files() {
        for entry in file.as_array().unwrap() {
            let params = entry.get("params").unwrap();
            let properties = params.get("requestedSchema").and_then(|schema| schema.get("properties"));
            let (Some(written), Ok(schema)) = (properties.and_then(Node::as_object), read(params)) else { continue };
            let written: Vec<_> = written.iter().map(|member| member.name.as_str()).collect();
            let read: Vec<_> = schema.properties.iter().map(|property| property.name.as_str()).collect();
            assert_eq!(written, read, "{}", entry.get("id").unwrap());
        }
    }
}

#[test]
fn answers_each_lone_yes_or_no_with_one_press() {
    let mut seen = BTreeSet::new();
    for file in &files() {
        for entry in file.as_array().unwrap() {
            let params = entry.get("params").unwrap().to_string();
            let Ok((_, form)) = open(&params) else { continue };
            let lone = form.lone_field().filter(|field| field.property.definition == Definition::Boolean);
            if lone.is_some() && seen.insert(params) {
                assert!(form.is_one_choice(), "{}", entry.get("id").and_then(Node::as_str).unwrap());
            }
        }
    }
    println!("{} lone yes-or-no questions take one press", seen.len());
}
