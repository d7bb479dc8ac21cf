//! `docs/rules` has a page for each code of a diagnostic, generated from its row and the head of its rule's file.
//! `UPDATE_RULES=1 cargo test --test rules` writes the pages.

#![allow(clippy::unwrap_used)]

use mcp_elicitation::lint::{Code, Severity};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns a template without its arguments, with only the bracketed parts for a missing argument.
fn plain(template: &str) -> String {
    let mut text = String::new();
    for part in template.split_inclusive(']') {
        let (always, sometimes) = part.split_once('[').unwrap_or((part, ""));
        text += always;
        let without = sometimes.strip_prefix('!').and_then(|rest| rest.strip_prefix(|c: char| c.is_ascii_digit()));
        text += without.unwrap_or_default().trim_end_matches(']');
    }
    let places = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    places.collect::<Vec<_>>().join("…").trim().to_owned()
}

fn severity(code: Code) -> &'static str {
    if code.is_silent() {
        return "Off until it is asked for, as with `--rule CODE=note`.";
    }
    match code.severity() {
        Severity::Error => "Error: the request cannot be answered, or its answers cannot be checked.",
        Severity::Warning => "Warning: it is outside MCP's standard, or surely a mistake.",
        Severity::Note => "Note: it is good to know.",
    }
}

/// Returns the head of the rule's file, if the code has a file.
fn head(code: Code) -> String {
    let file = root().join(format!("src/lint/rules/{}.rs", code.as_str().replace('-', "_")));
    let Ok(text) = fs::read_to_string(file) else { return String::new() };
    let lines = text.lines().map_while(|line| line.strip_prefix("//!")).skip(1);
    lines.map(|line| format!("{}\n", line.strip_prefix(' ').unwrap_or(line))).collect()
}

fn pages() -> BTreeMap<String, String> {
    let mut pages = BTreeMap::new();
    let mut index = String::from(
        "# What lint finds\n\nA page for each code of a diagnostic, made of the sources by `make docs`.\n\n| code | severity | what is so |\n|---|---|---|\n",
    );
    for code in Code::all() {
        let name = code.as_str();
        let (message, help) = (plain(code.message()), plain(code.help()));
        index += &format!(
            "| [`{name}`]({name}.md) | {} | {message} |\n",
            if code.is_silent() { "off" } else { code.severity().as_str() }
        );
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
    assert_eq!(plain("Use “{0}”.[ Did you mean “{1}”?][!1 Take it out.] Or {2}."), "Use “…”. Take it out. Or ….");
}
