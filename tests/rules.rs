//! `docs/rules` has a page for each code of a diagnostic, generated from its rule and the head of the rule's file.
//! `UPDATE_RULES=1 cargo test --test rules` writes the pages.

#![allow(clippy::panic, clippy::unwrap_used)]

use mcp_elicitation::lint::{Code, Severity};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns a template without its arguments, and without its bracketed parts.
fn plain(template: &str) -> String {
    let mut text = String::new();
    for part in template.split_inclusive(']') {
        text += part.split('[').next().unwrap_or_default();
    }
    let places = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    places.collect::<Vec<_>>().join("…").trim().to_owned()
}

fn severity(code: Code) -> &'static str {
    match code.severity() {
        Severity::Error => "Error: the request cannot be answered, or its answers cannot be checked.",
        Severity::Warning => "Warning: it is outside MCP's standard, or surely a mistake.",
        Severity::Note => "Note: it is good to know.",
    }
}

/// Returns the sections of the rule's page from the four paragraphs at the head of its file; the last two have code or
/// a sentence.
fn head(code: Code) -> String {
    let file = root().join(format!("src/lint/rules/{}.rs", code.as_str().replace('-', "_")));
    let Ok(text) = fs::read_to_string(file) else { return String::new() };
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    let head = lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>().join("\n");
    let [finds, why, example, instead] = head.split("\n\n").collect::<Vec<_>>()[..] else { panic!("{code:?}: {head}") };
    let sample = |paragraph: &str, label: &str| {
        let text = paragraph.strip_prefix(label).unwrap_or_else(|| panic!("{code:?}: {label}")).replace('\n', " ");
        let json = text.strip_prefix('`').and_then(|text| text.strip_suffix('`'));
        json.map_or(text.clone(), |json| format!("```json\n{json}\n```"))
    };
    let (example, instead) = (sample(example, "Example: "), sample(instead, "Use instead: "));
    format!("\n## What it does\n{finds}\n\n## Why\n{why}\n\n## Example\n{example}\n\n## Use instead\n{instead}\n")
}

fn pages() -> BTreeMap<String, String> {
    let mut pages = BTreeMap::new();
    let mut index = String::from(
        "# What lint finds\n\nA page for each code of a diagnostic, made of the sources by `make docs`.\n\n| code | severity | message |\n|---|---|---|\n",
    );
    for code in Code::all() {
        let name = code.as_str();
        let (message, help) = (plain(code.message()), plain(code.help()));
        index += &format!("| [`{name}`]({name}.md) | {} | {message} |\n", code.severity().as_str());
        pages.insert(
            format!("{name}.md"),
            format!("# {name}\n\n{}\n\n{message} {help}\n{}", severity(code), head(code)),
        );
    }
    pages.insert("README.md".to_owned(), index);
    pages
}

#[test]
fn has_the_pages_that_the_sources_generate() {
    let folder = root().join("docs/rules");
    let pages = pages();
    if std::env::var_os("UPDATE_RULES").is_some() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (name, page) in &pages {
            fs::write(folder.join(name), page).unwrap();
        }
    }
    let there: BTreeMap<String, String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap()))
        .collect();
    for (name, page) in &pages {
        assert_eq!(there.get(name), Some(page), "docs/rules/{name} is not what the sources say: make docs");
    }
    let surplus: Vec<_> = there.keys().filter(|name| !pages.contains_key(*name)).collect();
    assert!(surplus.is_empty(), "no code has these pages: {surplus:?}");
}

#[test]
fn reads_a_template_without_its_arguments() {
    assert_eq!(plain("Use “{0}”.[ Did you mean “{1}”?] Or {2}."), "Use “…”. Or ….");
}
