//! Everything that `lint` finds in the cases of `tests/suite/lint.json`, and what holds of all codes and fixes.
#![allow(clippy::arithmetic_side_effects, clippy::indexing_slicing, clippy::unwrap_used)]

use mcp_elicitation::{
    form::{open, unanswerable},
    json::{Node, parse},
    lint::{Code, Diagnostic, Fix, Severity, lint},
    message::fault,
    protocol::{Mode, Revision},
    schema::Limits,
};
use std::{collections::BTreeSet, fs, path::Path};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

struct Case {
    name: String,
    text: String,
    revision: Option<Revision>,
    diagnostics: BTreeSet<String>,
}

fn cases() -> Vec<Case> {
    let suite = parse(&fs::read_to_string(format!("{ROOT}/tests/suite/lint.json")).unwrap()).unwrap().root;
    suite.get("cases").and_then(Node::as_array).unwrap().iter().map(case).collect()
}

fn case(case: &Node) -> Case {
    let string = |name: &str| Some(case.get(name)?.as_str().unwrap().to_owned());
    let diagnostics = case.get("diagnostics").and_then(Node::as_array).unwrap();
    let get = |diagnostic: &Node, name: &str| diagnostic.get(name).and_then(Node::as_str).unwrap().to_owned();
    Case {
        name: string("name").unwrap(),
        text: string("text").unwrap_or_else(|| format!("{:#}", case.get("request").unwrap())),
        revision: string("revision").map(|name| Revision::parse(&name).unwrap()),
        diagnostics: diagnostics.iter().map(|it| format!("{} {}", get(it, "code"), get(it, "location"))).collect(),
    }
}

fn written(diagnostics: &[Diagnostic]) -> BTreeSet<String> {
    diagnostics.iter().map(|diagnostic| format!("{} {}", diagnostic.code.as_str(), diagnostic.location)).collect()
}

/// The text after the edits of a fix.
fn fixed(text: &str, fix: &Fix) -> String {
    let mut edits = fix.edits.clone();
    edits.sort_by_key(|edit| edit.range.start);
    assert!(edits.windows(2).all(|pair| pair[0].range.end <= pair[1].range.start), "edits overlap: {fix:?}");
    edits
        .iter()
        .rev()
        .fold(text.to_owned(), |text, edit| text[..edit.range.start].to_owned() + &edit.text + &text[edit.range.end..])
}

#[test]
fn finds_exactly_what_each_case_has() {
    let mut wrong = Vec::new();
    for case in cases() {
        let diagnostics = lint(&case.text, case.revision);
        let found = written(&diagnostics);
        if found != case.diagnostics {
            let missing: Vec<_> = case.diagnostics.difference(&found).collect();
            let surplus: Vec<_> = found.difference(&case.diagnostics).collect();
            wrong.push(format!("{}: missing {missing:?}, surplus {surplus:?}", case.name));
        }
        assert_eq!(diagnostics.len(), found.len(), "{}: nothing is said twice", case.name);
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_code_has_a_case_and_a_rule_or_a_fault() {
    let found: BTreeSet<String> = cases().iter().flat_map(|case| case.diagnostics.clone()).collect();
    let faults = [
        "protocol/request.rs",
        "schema/elicitation_schema.rs",
        "schema/left_out.rs",
        "schema/reader/options.rs",
        "json/fault.rs",
        "form/refusal.rs",
        "lint/fault.rs",
        "lint/dialect.rs",
        "lint/walk.rs",
    ];
    let faults: String = faults.iter().map(|file| fs::read_to_string(format!("{ROOT}/src/{file}")).unwrap()).collect();
    for code in Code::all() {
        let name = code.as_str();
        assert!(found.iter().any(|it| it.starts_with(&format!("{name} "))), "{name} has no case");
        let rule = format!("{ROOT}/src/lint/rules/{}.rs", name.replace('-', "_"));
        match fs::read_to_string(&rule) {
            Ok(rule) => {
                let parts = ["## What it does", "## Why", "## Example", "## Use instead"];
                let places: Vec<_> = parts.iter().map(|part| rule.find(part).expect(part)).collect();
                assert!(places.is_sorted() && rule.starts_with(&format!("//! `{name}`\n")), "{name}");
            }
            Err(_) => {
                let constant = format!("Code::{}", name.replace('-', "_").to_uppercase());
                let spoken_of = faults.contains(&format!("\"{name}\"")) || faults.contains(&constant);
                assert!(spoken_of, "{name} has neither a rule nor a fault");
            }
        }
    }
}

#[test]
fn every_finding_has_its_sentences_and_its_place() {
    for case in cases() {
        for found in lint(&case.text, case.revision) {
            let (message, help) = (found.message(), found.help());
            for sentence in [&message, &help] {
                assert!(
                    !sentence.contains(['{', '}']) || found.arguments.iter().any(|it| it.contains(['{', '}'])),
                    "{sentence}"
                );
            }
            assert!(!message.is_empty(), "{}: {found:?}", case.name);
            let range = found.range.unwrap_or_else(|| panic!("{}: {found:?}", case.name));
            assert!(case.text.get(range.start..range.end).is_some(), "{}: {found:?}", case.name);
        }
    }
}

#[test]
fn a_fix_takes_its_finding_away_and_brings_no_error() {
    let mut fixes = BTreeSet::new();
    for case in cases() {
        let before = lint(&case.text, case.revision);
        for found in &before {
            let Some(fix) = &found.fix else { continue };
            let text = fixed(&case.text, fix);
            let after = lint(&text, case.revision);
            let still = |it: &&Diagnostic| it.code == found.code && it.location == found.location;
            assert!(!after.iter().any(|it| still(&it)), "{}: {text}", case.name);
            let errors = |all: &[Diagnostic]| all.iter().filter(|it| it.severity == Severity::Error).count();
            assert!(errors(&after) <= errors(&before), "{}: {text}", case.name);
            fixes.insert(found.code.as_str());
        }
    }
    let expected = [
        "additional-properties",
        "any-of-options",
        "consent-default",
        "default-invalid",
        "duplicate-options",
        "duplicate-required",
        "enum-names-deprecated",
        "inert-keyword",
        "invalid-keyword-value",
        "items-without-type",
        "keyword-outside-standard",
        "lost-options",
        "min-items-above-max-items",
        "min-length-above-max-length",
        "minimum-above-maximum",
        "missing-requested-schema",
        "missing-title",
        "missing-type",
        "misspelt-parameter",
        "nullable",
        "removed-parameter",
        "root-title",
        "root-type",
        "unknown-format",
        "unknown-keyword",
        "unknown-mode",
        "unknown-root-type",
        "unknown-type",
        "untitled-option",
    ];
    assert_eq!(fixes, BTreeSet::from(expected));
}

/// All that lint reads: the cases of all suites, and the real requests.
fn all_requests() -> Vec<String> {
    let mut texts: Vec<String> = cases().into_iter().map(|case| case.text).collect();
    let mut add = |folder: &str, list: &str, request: &str| {
        for entry in fs::read_dir(format!("{ROOT}/{folder}")).into_iter().flatten() {
            let Ok(file) = fs::read_to_string(entry.unwrap().path()) else { continue };
            let file = parse(&file).unwrap().root;
            let entries = if list.is_empty() { file.as_array() } else { file.get(list).and_then(Node::as_array) };
            texts.extend(entries.into_iter().flatten().filter_map(|entry| entry.get(request)).map(Node::to_string));
        }
    };
    add("tests/suite", "cases", "request");
    add("../shared/requests/real", "", "params");
    texts
}

#[test]
fn all_fixes_of_a_text_can_be_applied_together() {
    let meeting = [
        r#"{"properties":{"a":{"anyOf":[{"const":"a","title":"A"},{"const":"b","title":"B"}]}}}"#,
        r#"{"properties":{"a":{ "anyOf" :[{"const":"a","title":"A"},{"const":"b","title":"B"}]}}}"#,
        r#"{"properties":{"a":{"default":null,"enumNames":["A","B","A"],"enum":["a","b","a"]}}}"#,
        r#"{"properties":{"a":{"default":null}}}"#,
        r#"{"default":null}"#,
        r#"{"type":["object","null"],"properties":{"a":{"type":"array","items":{"enum":["a","a","a"]},"minitems":1}}}"#,
        "{}",
    ];
    for text in all_requests().into_iter().chain(meeting.map(str::to_owned)) {
        let found = lint(&text, None);
        let edits = found.iter().filter_map(|found| found.fix.as_ref()).flat_map(|fix| fix.edits.clone()).collect();
        let fixed = fixed(&text, &Fix { edits });
        assert!(parse(&fixed).is_ok() || parse(&text).is_err(), "{text}\n{fixed}");
    }
}

#[test]
fn what_changes_nothing_that_is_sent_leaves_every_field_and_what_is_filled_in() {
    let mut kept = 0;
    for text in all_requests() {
        let keeping = lint(&text, None).into_iter().filter(Diagnostic::keeps_answers).filter_map(|found| found.fix);
        let edits: Vec<_> = keeping.flat_map(|fix| fix.edits).collect();
        let Some((_, before)) = open(&text).ok().filter(|_| !edits.is_empty()) else { continue };
        let fixed = fixed(&text, &Fix { edits });
        let (_, after) = open(&fixed).unwrap();
        assert_eq!(before.content(), after.content(), "{text}\n{fixed}");
        assert_eq!(before.fields.len(), after.fields.len(), "{text}\n{fixed}");
        kept += 1;
    }
    assert!(kept > 50, "{kept}");
    let keeps =
        |schema: &str| lint(schema, None).iter().filter(|found| found.fix.is_some()).all(Diagnostic::keeps_answers);
    let of_format = |format: &str| {
        format!(r#"{{"type":"object","properties":{{"a":{{"type":"string","title":"A","format":"{format}"}}}}}}"#)
    };
    assert_eq!(["url", "mail", "datetime"].map(|format| keeps(&of_format(format))), [true, true, false]);
}

#[test]
fn a_text_over_the_limit_says_so_and_is_not_read() {
    let most = Limits::DEFAULT.text;
    let code = |text: &str| lint(text, None).first().map(|found| found.code.as_str());
    assert_eq!(code(&"a".repeat(most)), Some("invalid-json"));
    for text in ["a".repeat(most + 1), "é".repeat(most)] {
        assert_eq!(code(&text), Some("over-limit"));
        let modes = unanswerable(&text, &Limits::DEFAULT, &[Mode::Form]);
        assert_eq!(modes.first().map(|found| found.code), Some("over-limit"));
    }
}

#[test]
fn a_default_of_too_many_entries_is_said_to_be_dropped() {
    let list = format!("[{}]", vec!["\"a\""; 1_001].join(","));
    let items = r#""type":"array","items":{"type":"string"}"#;
    for (property, location) in [
        (format!(r#"{{{items},"default":{list}}}"#), "/requestedSchema/properties/x/default"),
        (
            format!(r#"{{"type":"object","properties":{{"y":{{{items}}}}},"default":{{"y":{list}}}}}"#),
            "/requestedSchema/properties/x/default/y",
        ),
    ] {
        let text =
            format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"x":{property}}}}}}}"#);
        let found = lint(&text, None);
        let found = found.iter().find(|found| found.code == Code::OVER_LIMIT).unwrap();
        assert_eq!((found.severity, found.location.as_str()), (Severity::Warning, location));
        let said = "There are 1001 entries in a default; 1000 are the most that is shown.";
        assert_eq!(found.message(), said);
        assert!(unanswerable(&text, &Limits::DEFAULT, &[Mode::Form]).is_empty());
    }
}

#[test]
fn fixes_write_what_the_author_would() {
    let fix = |property: &str| {
        let text = format!(r#"{{"type":"object","properties":{{"answer":{property}}}}}"#);
        let found = lint(&text, None);
        let fix = found.iter().find_map(|found| found.fix.as_ref()).unwrap_or_else(|| panic!("{property}"));
        let fixed = parse(&fixed(&text, fix)).unwrap().root;
        fixed.pointee(&"/properties/answer".into()).unwrap().to_string()
    };
    for (before, after) in [
        (r#"{"type":"string","min_length":3}"#, r#"{"type":"string","minLength":3}"#),
        (r#"{"type":"string","format":"datetime"}"#, r#"{"type":"string","format":"date-time"}"#),
        (r#"{"type":["null","integer"]}"#, r#"{"type":"integer"}"#),
        (r#"{"type":"string","enum":["a","b","a"]}"#, r#"{"type":"string","enum":["a","b"]}"#),
        (r#"{"oneOf":[{"const":"a","title":"A"}]}"#, r#"{"type":"string","oneOf":[{"const":"a","title":"A"}]}"#),
        (
            r#"{"type":"string","enumNames":["A","B"],"enum":["a","b"]}"#,
            r#"{"type":"string","oneOf":[{"const":"a","title":"A"},{"const":"b","title":"B"}]}"#,
        ),
        (
            r#"{"type":"string","enum":["a"],"enumNames":["A"],"default":"a"}"#,
            r#"{"type":"string","oneOf":[{"const":"a","title":"A"}],"default":"a"}"#,
        ),
        (
            r#"{"anyOf":[{"type":"string"},{"type":"null"}],"default":null,"title":"A"}"#,
            r#"{"type":"string","title":"A"}"#,
        ),
        (
            r#"{"title":"A","default":null,"anyOf":[{"title":"B","type":"integer","minimum":1},{"type":"null"}]}"#,
            r#"{"title":"A","type":"integer","minimum":1}"#,
        ),
        (r#"{"type":["string","integer","null"]}"#, r#"{"type":["string","integer"]}"#),
        (r#"{"type":"string","title":"A","enum":["a",null,"b"]}"#, r#"{"type":"string","title":"A","enum":["a","b"]}"#),
        (r#"{"allOf":[{"type":"string","title":"B"}],"title":"A"}"#, r#"{"type":"string","title":"A"}"#),
        (r#"{"type":"integer","exclusiveMinimum":0}"#, r#"{"type":"integer","minimum":1}"#),
        (r#"{"type":"integer","maximum":9,"exclusiveMaximum":true}"#, r#"{"type":"integer","exclusiveMaximum":9}"#),
        (r#"{"type":"integer","minimum":9,"maximum":1}"#, r#"{"type":"integer","minimum":1,"maximum":9}"#),
        (r#"{"type":"integer","default":"5"}"#, r#"{"type":"integer","default":5}"#),
        (r#"{"type":"boolean","default":"True"}"#, r#"{"type":"boolean","default":true}"#),
        (r#"{"type":"string","default":5}"#, r#"{"type":"string","default":"5"}"#),
        (r#"{"type":"datetime"}"#, r#"{"type":"string","format":"date-time"}"#),
        (r#"{"type":"string","writeOnly":true}"#, r#"{"type":"string"}"#),
        (
            r#"{"type":"string","oneOf":[{"value":"a","label":"A"}]}"#,
            r#"{"type":"string","oneOf":[{"const":"a","title":"A"}]}"#,
        ),
        (r#"{"type":"string","options":["a","b"]}"#, r#"{"type":"string","enum":["a","b"]}"#),
        (r#"{"default":2}"#, r#"{"type":"number","default":2}"#),
        (r#"{"type":"string","required":false}"#, r#"{"type":"string"}"#),
    ] {
        assert_eq!(fix(before), after, "{before}");
    }
}

#[test]
fn what_a_reference_leads_to_is_written_in_its_place_and_then_taken_out() {
    let text = r##"{"$defs":{"Size":{"enum":["s","m"],"title":"Size","type":"string"}},"type":"object",
        "properties":{"size":{"$ref":"#/$defs/Size","title":"Your size"},"other_x2":{"$ref":"#/$defs/Size"}}}"##;
    let mend = |text: &str| {
        let edits = lint(text, None).into_iter().filter_map(|found| found.fix).flat_map(|fix| fix.edits).collect();
        fixed(text, &Fix { edits })
    };
    let once = mend(text);
    assert!(once.contains("$defs") && !once.contains("$ref"), "{once}");
    let size = r#""enum": ["s","m"], "type": "string""#;
    let (first, second) =
        (format!("{{{size},\"title\":\"Your size\"}}"), format!("{{{size}, \"title\": \"Other x2\"}}"));
    let twice = parse(&mend(&once)).unwrap().root;
    let property = |name: &str| twice.pointee(&format!("/properties/{name}").as_str().into()).unwrap().to_string();
    assert!(twice.get("$defs").is_none());
    assert_eq!(property("size"), parse(&first).unwrap().root.to_string());
    assert_eq!(property("other_x2"), parse(&second).unwrap().root.to_string());
    // A circle is left as it is.
    let circle =
        r##"{"type":"object","$defs":{"A":{"$ref":"#/$defs/A"}},"properties":{"answer":{"$ref":"#/$defs/A"}}}"##;
    assert_eq!(mend(circle), circle);
}

#[test]
fn a_misspelt_keyword_is_not_missing_too() {
    for (property, code) in
        [(r#"{"Type":"string"}"#, "missing-type"), (r#"{"type":"string","titel":"X"}"#, "missing-title")]
    {
        let text = format!(r#"{{"type":"object","properties":{{"x_2":{property}}}}}"#);
        let codes: Vec<_> = lint(&text, None).into_iter().map(|found| found.code.as_str()).collect();
        assert!(codes.contains(&"unknown-keyword") && !codes.contains(&code), "{codes:?}");
    }
}

#[test]
fn a_title_is_made_of_the_words_of_the_name() {
    for (name, title) in [("cfg_x2", "Cfg x2"), ("b", "B"), ("x1HTTPHost", "X1HTTP host"), ("user.id.2", "User id 2")] {
        let text = format!(r#"{{"type":"object","properties":{{"{name}":{{"type":"string"}}}}}}"#);
        let found = lint(&text, None);
        let fix = found.iter().find(|found| found.code == Code::MISSING_TITLE).and_then(|found| found.fix.as_ref());
        assert!(fixed(&text, fix.unwrap()).contains(&format!(r#""title": "{title}""#)), "{name}");
    }
}

#[test]
fn a_required_name_that_is_nearly_a_property_is_put_right() {
    let text = r#"{"type":"object","properties":{"city":{"type":"string"}},"required":["ctiy"]}"#;
    let found = lint(text, None);
    let fix = found.iter().find_map(|found| found.fix.as_ref()).unwrap();
    assert!(fixed(text, fix).ends_with(r#""required":["city"]}"#));
}

#[test]
fn unanswerable_is_what_lint_calls_an_error_but_for_what_is_not_decided_the_address_and_acp() {
    let undecided = [Code::OUTSIDE_DIALECT, Code::UNKNOWN_ROOT_TYPE];
    let address = [Code::INVALID_URL, Code::BLOCKED_SCHEME, Code::USERINFO];
    let others = |code| undecided.contains(&code) || address.contains(&code) || code == Code::REFUSED_BY_ACP;
    for case in cases() {
        let errors = |found: &Diagnostic| found.severity == Severity::Error && !others(found.code);
        let parts = |found: Diagnostic| (found.code.as_str(), found.location.clone(), found.message());
        let expected: BTreeSet<_> = lint(&case.text, case.revision).into_iter().filter(errors).map(parts).collect();
        let found = unanswerable(&case.text, &Limits::DEFAULT, &[Mode::Form, Mode::Url]);
        let found: BTreeSet<_> = found.iter().map(|it| (it.code, it.location.clone(), fault::message(it))).collect();
        assert_eq!(found, expected, "{}", case.name);
    }
}

#[test]
fn a_mode_that_the_client_has_not_declared_cannot_be_answered() {
    let url = r#"{"mode":"url","message":"m","url":"https://a.example/","elicitationId":"1"}"#;
    let form = r#"{"message":"m","requestedSchema":{"type":"object","properties":{}}}"#;
    let codes = |text: &str, modes: &[Mode]| -> Vec<_> {
        let found = unanswerable(text, &Limits::DEFAULT, modes);
        found.iter().map(|found| (found.code, found.location.to_string())).collect()
    };
    let unknown = vec![("unknown-mode", "/mode".to_owned())];
    assert_eq!((codes(url, &[Mode::Form]), codes(url, &[Mode::Url])), (unknown.clone(), vec![]));
    assert_eq!((codes(form, &[Mode::Form]), codes(form, &[Mode::Url])), (vec![], unknown));
}

#[test]
fn real_requests_are_linted() {
    let folder = format!("{ROOT}/../shared/requests/real");
    if !Path::new(&folder).is_dir() {
        println!("{folder} is not there: no real request is linted.");
        return;
    }
    let (mut requests, mut counts) = (0, std::collections::BTreeMap::new());
    for entry in fs::read_dir(folder).unwrap() {
        let file = parse(&fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap().root;
        for entry in file.as_array().unwrap() {
            let found = lint(&entry.get("params").unwrap().to_string(), None);
            let codes: BTreeSet<_> = found.iter().map(|found| (found.severity, found.code.as_str())).collect();
            codes.into_iter().for_each(|code| *counts.entry(code).or_insert(0) += 1);
            requests += 1;
        }
    }
    counts.iter().for_each(|((severity, code), count)| println!("{} {code}: {count} of {requests}", severity.as_str()));
    let count = |name: &str| counts.iter().find(|((_, code), _)| *code == name).map_or(0, |(_, count)| *count);
    assert_eq!((count("required-unanswerable"), count("unknown-mode"), count("invalid-json")), (2, 1, 0));
}

#[test]
fn marks_each_address_and_not_the_text_round_it() {
    let text = r#"{"message": "See\nhttps://a.example/b, or www.c.example.", "requestedSchema": {"type": "object"}}"#;
    let links = lint(text, None).into_iter().filter(|it| it.code == Code::LINK_IN_FORM_TEXT);
    let marked: Vec<_> = links.map(|it| it.range.map(|range| &text[range.start..range.end]).unwrap()).collect();
    assert_eq!(marked, ["https://a.example/b", "www.c.example"]);
    // What is written with escapes is marked as a whole.
    let text = r#"{"message": "See https:\/\/a.example\/b", "requestedSchema": {"type": "object"}}"#;
    let found = lint(text, None).into_iter().find(|it| it.code == Code::LINK_IN_FORM_TEXT).unwrap();
    assert_eq!(found.range.map(|range| range.start), text.find("\"See"));
    assert!(found.message().contains("https://a.example/b"));
}

#[test]
fn says_what_to_do() {
    for (schema, code, sentence) in [
        (r#""type": "string", "placeholder": "x""#, "unknown-keyword", "Take it out, or say it in a “description”."),
        (
            r#""type": "string", "options": ["a"]"#,
            "unknown-keyword",
            "Did you mean “oneOf”? In “oneOf”, each option is an object with a \
             “const” and a “title”.",
        ),
        (
            r#""type": "array", "items": {"type": "string", "choices": ["a"]}"#,
            "unknown-keyword",
            "Did you mean “anyOf”? In “anyOf”, each option is an object with a \
             “const” and a “title”.",
        ),
        (
            r#""type": "array", "items": {"enum": ["a"], "enumNames": ["A"]}"#,
            "enum-names-deprecated",
            "Use “anyOf” with a “const” and a “title” for each option.",
        ),
        (
            r#""enum": ["a"], "enumNames": ["A", "B"]"#,
            "enum-names-length",
            "Use “oneOf” with a “const” and a “title” for each option.",
        ),
        (
            r#""type": "number", "minimum": 5, "exclusiveMinimum": true"#,
            "invalid-keyword-value",
            "Give it a value of its kind, or take it out. Write the bound itself: “exclusiveMinimum”: 5, in place of “minimum”.",
        ),
        (
            r#""type": "number", "maximum": 5, "exclusiveMaximum": false"#,
            "invalid-keyword-value",
            "Give it a value of its kind, or take it out.",
        ),
        (
            r#""type": "string", "allOf": [{"pattern": "^a"}, {"pattern": "b$"}]"#,
            "keyword-outside-standard",
            "Do without it, or say it in the “description” as well.",
        ),
    ] {
        let text = format!(r#"{{"type": "object", "properties": {{"a": {{{schema}}}}}}}"#);
        let found = lint(&text, None).into_iter().find(|it| it.code.as_str() == code);
        assert_eq!(found.map(|it| it.help()).as_deref(), Some(sentence), "{schema}");
    }
}

#[test]
fn names_what_a_required_name_can_have_meant() {
    let help = |name: &str| {
        let text =
            format!(r#"{{"type": "object", "properties": {{"size": {{}}, "name": {{}}}}, "required": ["{name}"]}}"#);
        let found = lint(&text, None).into_iter().find(|it| it.code == Code::REQUIRED_WITHOUT_PROPERTY).unwrap();
        found.help()
    };
    assert_eq!(help("sizes"), "Declare it in “properties”, or do not require it. Did you mean “size”?");
    assert_eq!(help("colour"), "Declare it in “properties”, or do not require it.");
}
