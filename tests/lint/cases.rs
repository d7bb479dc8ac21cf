//! The cases of `tests/suite/lint.json`.

use mcp_elicitation::{
    json::{Node, parse},
    lint::{Diagnostic, lint_with},
    protocol::Revision,
    validate::pattern::Engine,
};
use std::{collections::BTreeSet, fs};

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

pub struct Case {
    pub name: String,
    pub text: String,
    pub revision: Option<Revision>,
    pub diagnostics: BTreeSet<String>,
}

impl Case {
    pub fn lint(&self, text: &str) -> Vec<Diagnostic> {
        lint_with(text, self.revision, &[], Some(&Engine::new()))
    }
}

pub fn cases() -> Vec<Case> {
    let suite = parse(&fs::read_to_string(format!("{ROOT}/tests/suite/lint.json")).unwrap()).unwrap().root;
    suite.get("cases").and_then(Node::as_array).unwrap().iter().map(case).collect()
}

fn case(case: &Node) -> Case {
    let string = |name: &str| Some(case.get(name)?.as_str().unwrap().to_owned());
    let diagnostics = case.get("diagnostics").and_then(Node::as_array).unwrap();
    let get = |diagnostic: &Node, name: &str| diagnostic.get(name).and_then(Node::as_str).unwrap().to_owned();
    Case {
        name: string("name").unwrap(),
        text: string("text").unwrap_or_else(|| case.get("request").unwrap().value.to_json_lines()),
        revision: string("revision").map(|name| Revision::parse(&name).unwrap()),
        diagnostics: diagnostics.iter().map(|it| format!("{} {}", get(it, "code"), get(it, "location"))).collect(),
    }
}
