//! The findings of `lint` in the cases of `tests/suite/lint.json`, and rules for all codes.

use crate::cases::{ROOT, cases};
use mcp_elicitation::{
    form::unanswerable,
    json::parse,
    lint::{Code, Diagnostic, Level, Severity, lint, lint_with},
    message::fault_sentence,
    protocol::Mode,
    schema::Limits,
    validate::pattern::Engine,
};
use std::{collections::BTreeSet, fs, path::Path};

fn written(diagnostics: &[Diagnostic]) -> BTreeSet<String> {
    diagnostics.iter().map(|diagnostic| format!("{} {}", diagnostic.code.as_str(), diagnostic.location)).collect()
}

#[test]
fn finds_exactly_the_findings_of_each_case() {
    let mut wrong = Vec::new();
    for case in cases() {
        let diagnostics = case.lint(&case.text);
        let findings = written(&diagnostics);
        if findings != case.diagnostics {
            let missing: Vec<_> = case.diagnostics.difference(&findings).collect();
            let surplus: Vec<_> = findings.difference(&case.diagnostics).collect();
            wrong.push(format!("{}: missing {missing:?}, surplus {surplus:?}", case.name));
        }
        assert_eq!(diagnostics.len(), findings.len(), "{}: nothing is said twice", case.name);
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn has_a_case_and_a_rule_or_fault_for_every_code() {
    let findings: BTreeSet<String> = cases().iter().flat_map(|case| case.diagnostics.clone()).collect();
    let faults = [
        "protocol/request.rs", "schema/elicitation_schema.rs", "schema/left_out.rs", "schema/reader/options.rs",
        "json/fault.rs", "form/refusal.rs", "lint/report_fault.rs", "lint/walk.rs",
    ];
    let faults: String = faults.iter().map(|file| fs::read_to_string(format!("{ROOT}/src/{file}")).unwrap()).collect();
    for code in Code::all() {
        let name = code.as_str();
        assert!(findings.iter().any(|it| it.starts_with(&format!("{name} "))), "{name} has no case");
        let rule = format!("{ROOT}/src/lint/rules/{}.rs", name.replace('-', "_"));
        let is_reported = faults.contains(&format!("\"{name}\""));
        assert!(fs::exists(&rule).unwrap() || is_reported, "{name} has neither a rule nor a fault");
    }
}

#[test]
fn has_sentences_and_a_location_for_every_finding() {
    for case in cases() {
        for finding in case.lint(&case.text) {
            let (message, help) = (finding.message(), finding.help());
            for sentence in [&message, &help] {
                assert!(
                    !sentence.contains(['{', '}']) || finding.arguments.iter().any(|it| it.contains(['{', '}'])),
                    "{sentence}"
                );
            }
            assert!(!message.is_empty(), "{}: {finding:?}", case.name);
            let range = finding.range.unwrap_or_else(|| panic!("{}: {finding:?}", case.name));
            assert!(case.text.get(range.start..range.end).is_some(), "{}: {finding:?}", case.name);
        }
    }
}

#[test]
fn refuses_a_text_over_the_limit_unread() {
    let most = Limits::DEFAULT.text;
    let code = |text: &str| lint(text, None).first().map(|finding| finding.code.as_str());
    assert_eq!(code(&"a".repeat(most)), Some("invalid-json"));
    for text in ["a".repeat(most + 1), "é".repeat(most)] {
        assert_eq!(code(&text), Some("over-limit"));
        let modes = unanswerable(&text, &Limits::DEFAULT, &[Mode::Form]);
        assert_eq!(modes.first().map(|finding| finding.code), Some("over-limit"));
    }
}

#[test]
fn reports_a_dropped_default_with_too_many_entries() {
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
        let findings = lint(&text, None);
        let finding = findings.iter().find(|finding| finding.code.as_str() == "over-limit").unwrap();
        assert_eq!((finding.severity, finding.location.as_str()), (Severity::Warning, location));
        let message = "Too many entries in a default: 1001. The limit is 1000.";
        assert_eq!(finding.message(), message);
        assert!(unanswerable(&text, &Limits::DEFAULT, &[Mode::Form]).is_empty());
    }
}

#[test]
fn does_not_report_a_misspelt_keyword_as_missing() {
    for (property, code) in
        [(r#"{"Type":"string"}"#, "missing-type"), (r#"{"type":"string","titel":"X"}"#, "missing-title")]
    {
        let text = format!(r#"{{"type":"object","properties":{{"x_2":{property}}}}}"#);
        let codes: Vec<_> = lint(&text, None).into_iter().map(|finding| finding.code.as_str()).collect();
        assert!(codes.contains(&"unknown-keyword") && !codes.contains(&code), "{codes:?}");
    }
}

#[test]
fn unanswerable_is_what_lint_calls_an_error_but_for_what_is_not_decided_and_the_address() {
    let others = ["outside-dialect", "unknown-root-type", "invalid-url", "blocked-scheme", "userinfo"];
    for case in cases() {
        let errors =
            |finding: &Diagnostic| finding.severity == Severity::Error && !others.contains(&finding.code.as_str());
        let parts = |finding: Diagnostic| {
            (
                finding.code.as_str(),
                finding.location.clone(),
                finding
                    .message()
                    .replace(" The official TypeScript client 2.4 refuses the whole request because of this.", ""),
            )
        };
        let expected: BTreeSet<_> = case.lint(&case.text).into_iter().filter(errors).map(parts).collect();
        let findings = unanswerable(&case.text, &Limits::DEFAULT, &[Mode::Form, Mode::Url]);
        let findings: BTreeSet<_> =
            findings.iter().map(|it| (it.code, it.location.clone(), fault_sentence::message(it))).collect();
        assert_eq!(findings, expected, "{}", case.name);
    }
}

#[test]
fn reports_a_mode_that_the_client_has_not_declared() {
    let url = r#"{"mode":"url","message":"m","url":"https://a.example/","elicitationId":"1"}"#;
    let form = r#"{"message":"m","requestedSchema":{"type":"object","properties":{}}}"#;
    let codes = |text: &str, modes: &[Mode]| -> Vec<_> {
        let findings = unanswerable(text, &Limits::DEFAULT, modes);
        findings.iter().map(|finding| (finding.code, finding.location.to_string())).collect()
    };
    let unknown = vec![("unknown-mode", "/mode".to_owned())];
    assert_eq!((codes(url, &[Mode::Form]), codes(url, &[Mode::Url])), (unknown.clone(), vec![]));
    assert_eq!((codes(form, &[Mode::Form]), codes(form, &[Mode::Url])), (vec![], unknown));
}

#[test]
fn lints_real_requests() {
    let folder = format!("{ROOT}/../shared/requests/real");
    if !Path::new(&folder).is_dir() {
        println!("{folder} is not there: no real request is linted.");
        return;
    }
    let (mut requests, mut counts) = (0, std::collections::BTreeMap::new());
    for entry in fs::read_dir(folder).unwrap() {
        let file = parse(&fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap().root;
        for entry in file.as_array().unwrap() {
            let findings = lint(&entry.get("params").unwrap().to_json(), None);
            let codes: BTreeSet<_> = findings.iter().map(|finding| (finding.severity, finding.code.as_str())).collect();
            codes.into_iter().for_each(|code| *counts.entry(code).or_insert(0) += 1);
            requests += 1;
        }
    }
    counts.iter().for_each(|((severity, code), count)| println!("{} {code}: {count} of {requests}", severity.as_str()));
    let count = |name: &str| counts.iter().find(|((_, code), _)| *code == name).map_or(0, |(_, count)| *count);
    assert_eq!((count("required-unanswerable"), count("unknown-mode"), count("invalid-json")), (2, 0, 0));
}

#[test]
fn marks_each_address_without_the_surrounding_text() {
    let text = r#"{"message": "See\nhttps://a.example/b, or www.c.example.", "requestedSchema": {"type": "object"}}"#;
    let links = lint(text, None).into_iter().filter(|it| it.code.as_str() == "link-in-form-text");
    let marked: Vec<_> = links.map(|it| it.range.map(|range| &text[range.start..range.end]).unwrap()).collect();
    assert_eq!(marked, ["https://a.example/b", "www.c.example"]);
    // A text with escapes is marked as a whole.
    let text = r#"{"message": "See https:\/\/a.example\/b", "requestedSchema": {"type": "object"}}"#;
    let finding = lint(text, None).into_iter().find(|it| it.code.as_str() == "link-in-form-text").unwrap();
    assert_eq!(finding.range.map(|range| range.start), text.find("\"See"));
    assert!(finding.message().contains("https://a.example/b"));
}

#[test]
fn gives_help_for_every_finding() {
    for (schema, code, sentence) in [
        (
            r#""type": "string", "placeholder": "x""#,
            "unknown-keyword",
            "Use a keyword of JSON Schema, or put the information into “description”.",
        ),
        (
            r#""type": "string", "options": ["a"]"#,
            "unknown-keyword",
            "Use a keyword of JSON Schema, or put the information into “description”. Did you mean “oneOf”? In “oneOf”, \
             each option is an object with a “const” and a “title”.",
        ),
        (
            r#""type": "array", "items": {"type": "string", "choices": ["a"]}"#,
            "unknown-keyword",
            "Use a keyword of JSON Schema, or put the information into “description”. Did you mean “anyOf”? In “anyOf”, \
             each option is an object with a “const” and a “title”.",
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
            "Give it a valid value, or remove it. Write the bound itself: “exclusiveMinimum”: 5, in place of “minimum”.",
        ),
        (
            r#""type": "number", "maximum": 5, "exclusiveMaximum": false"#,
            "invalid-keyword-value",
            "Give it a valid value, or remove it.",
        ),
        (
            r#""type": "string", "allOf": [{"pattern": "^a"}, {"pattern": "b$"}]"#,
            "keyword-outside-standard",
            "Do without it, or say it in the “description” as well.",
        ),
    ] {
        let text = format!(r#"{{"type": "object", "properties": {{"a": {{{schema}}}}}}}"#);
        let finding = lint(&text, None).into_iter().find(|it| it.code.as_str() == code);
        assert_eq!(finding.map(|it| it.help()).as_deref(), Some(sentence), "{schema}");
    }
}

#[test]
fn suggests_a_property_for_an_unknown_required_name() {
    let help = |name: &str| {
        let text =
            format!(r#"{{"type": "object", "properties": {{"size": {{}}, "name": {{}}}}, "required": ["{name}"]}}"#);
        let finding = lint(&text, None).into_iter().find(|it| it.code.as_str() == "required-without-property").unwrap();
        finding.help()
    };
    assert_eq!(help("sizes"), "Declare it in “properties”, or do not require it. Did you mean “size”?");
    assert_eq!(help("colour"), "Declare it in “properties”, or do not require it.");
}

/// Returns the codes of the findings about a property, with `levels`.
fn codes_of(property: &str, levels: &[Level]) -> Vec<&'static str> {
    let text =
        format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"answer":{property}}}}}}}"#);
    let findings = lint_with(&text, None, levels, Some(&Engine::new()));
    findings.into_iter().map(|finding| finding.code.as_str()).collect()
}

#[test]
fn finds_a_union_of_literals_once() {
    for (property, codes) in [
        (r#"{"anyOf":[{"const":"a"},{"const":"b"},{"const":"c"}]}"#, &["literal-union"][..]),
        (r#"{"oneOf":[{"type":"string","const":"a"},{"type":"string","const":"b"}]}"#, &["literal-union"]),
        (r#"{"type":"string","anyOf":[{"const":"a"},{"const":"b"}],"default":"a"}"#, &["literal-union"]),
        (r#"{"anyOf":[{"type":"string","enum":["a"]},{"type":"string","const":"b"}]}"#, &["literal-union"]),
        (r#"{"anyOf":[{"const":"a","description":"A letter"},{"const":"b"}]}"#, &["literal-union"]),
        (r#"{"type":"array","items":{"anyOf":[{"const":"a"},{"const":"b"}]}}"#, &["literal-union"]),
        (r#"{"anyOf":[{"const":"a"},{"const":"b"},{"type":"null"}]}"#, &["nullable", "literal-union"]),
        (r#"{"anyOf":[{"const":1},{"const":2}]}"#, &["enum-of-non-strings"]),
        (r#"{"anyOf":[{"type":"string","const":"a"},{"type":"number","const":2}]}"#, &["enum-of-non-strings"]),
        (r#"{"anyOf":[{"const":"a","title":"A"},{"const":"b","title":"B"}]}"#, &["misplaced-options"]),
        (r#"{"enum":["a",1]}"#, &["enum-of-non-strings"]),
    ] {
        assert_eq!(codes_of(property, &[]), codes, "{property}");
    }
}

#[test]
fn is_silent_about_generator_output() {
    let text = r#"{"message":"m","requestedSchema":{"$schema":"http://json-schema.org/draft-07/schema#","$id":"x","title":"Model",
        "type":"object","additionalProperties":false,"description":"A docstring","properties":{"count":{"type":"integer"},
        "tags":{"type":"array","items":{"type":"string","enum":["a","b"],"title":"Tag"}}}}}"#;
    assert_eq!(lint(text, None), []);
}

#[test]
fn reports_a_refusal_separately_when_its_cause_is_off() {
    let nullable = r#"{"type":["string","null"]}"#;
    assert_eq!(codes_of(nullable, &[]), ["nullable"]);
    let [nulls, refused] = ["nullable", "refused-by-client"].map(|name| Code::find(name).unwrap());
    let off = [(nulls, None)];
    assert_eq!(codes_of(nullable, &off), ["refused-by-client"]);
    assert_eq!(codes_of(nullable, &[off[0], (refused, None)]), [""; 0]);
    // If a code has two levels, the last one counts.
    assert_eq!(codes_of(nullable, &[off[0], (nulls, Some(Severity::Note))]), ["nullable"]);
    let text = format!(r#"{{"type":"object","properties":{{"answer":{nullable}}}}}"#);
    let weighs = |levels: &[Level]| lint_with(&text, None, levels, None)[0].severity;
    assert_eq!(weighs(&[(nulls, Some(Severity::Note))]), Severity::Warning);
    assert_eq!(weighs(&[(refused, Some(Severity::Error))]), Severity::Error);
}

#[test]
fn every_code_has_its_sentences() {
    for code in Code::all() {
        let (message, help) = (code.message(), code.help());
        assert!(message.ends_with('.') && help.ends_with(['.', '?', ']']), "{code:?}: {message:?} {help:?}");
    }
}

#[test]
fn suggests_a_keyword_when_no_other_can_be_meant() {
    for (name, expected) in [
        ("minlength", Some("minLength")),
        ("min_length", Some("minLength")),
        ("mnilength", Some("minLength")),
        ("oneof", Some("oneOf")),
        ("descripton", Some("description")),
        ("path", None),
        ("label", None),
        ("é", None),
    ] {
        let text = format!(r#"{{"properties": {{"a": {{"type": "string", "title": "A", "{name}": 1}}}}}}"#);
        let finding = lint(&text, None).into_iter().find(|finding| finding.code.as_str() == "unknown-keyword").unwrap();
        assert_eq!(finding.arguments.get(1).map(String::as_str), expected, "{name}");
    }
}

#[test]
fn finds_what_was_not_filled_into_a_message() {
    for (message, expected) in [
        ("Delete ${file}?", Some("{file}")),
        ("Delete ${ files[0] }?", Some("{ files[0] }")),
        ("Hello {{ user.name }}!", Some("{{ user.name }}")),
        ("Hello {user}!", Some("{user}")),
        ("Row {0} of {1}", Some("{0}")),
        ("Send [object Object] to Ann?", Some("[object Object]")),
        ("Delete undefined?", Some("undefined")),
        ("undefined wants to sign in", Some("undefined")),
        ("Deploy to None?", Some("None")),
        ("It costs NaN, go on?", Some("NaN")),
        ("Delete %s?", Some("%s")),
        ("None of these is right. Go on?", None),
        ("Use none or all?", None),
        ("Found none. None were changed: go on?", None),
        ("Choose some or None of them", None),
        ("A code such as [A-Z]{2}[0-9]{4}", None),
        ("An object such as {'a': 1} or {}", None),
        ("50 % of 3", None),
        ("A {long, list} of things", None),
    ] {
        let findings = lint(&format!(r#"{{"message": "{message}", "requestedSchema": {{"type": "object"}}}}"#), None);
        let found = findings.iter().find(|finding| finding.code.as_str() == "unfilled-placeholder");
        assert_eq!(found.map(|finding| finding.arguments[0].as_str()), expected, "{message}");
    }
}
