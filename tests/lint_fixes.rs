//! The edits of `lint`'s fixes, and the text that they preserve.

use crate::cases::{ROOT, cases};
use mcp_elicitation::{
    form::{Field, open},
    json::{Node, parse},
    lint::{Diagnostic, Edit, Severity, lint},
    schema::Property,
};
use std::{collections::BTreeSet, fs};

/// Returns the text after the edits of a fix.
fn fixed(text: &str, fix: &[Edit]) -> String {
    let mut edits = fix.to_vec();
    edits.sort_by_key(|edit| edit.range.start);
    assert!(edits.windows(2).all(|pair| pair[0].range.end <= pair[1].range.start), "edits overlap: {fix:?}");
    edits
        .iter()
        .rev()
        .fold(text.to_owned(), |text, edit| text[..edit.range.start].to_owned() + &edit.text + &text[edit.range.end..])
}

#[test]
fn removes_the_finding_by_its_fix_without_a_new_error() {
    let mut fixes = BTreeSet::new();
    for case in cases() {
        let before = case.lint(&case.text);
        for finding in &before {
            if finding.fix.is_empty() {
                continue;
            }
            let text = fixed(&case.text, &finding.fix);
            let after = case.lint(&text);
            let still = |it: &&Diagnostic| it.code == finding.code && it.location == finding.location;
            assert!(!after.iter().any(|it| still(&it)), "{}: {text}", case.name);
            let errors = |all: &[Diagnostic]| all.iter().filter(|it| it.severity == Severity::Error).count();
            assert!(errors(&after) <= errors(&before), "{}: {text}", case.name);
            fixes.insert(finding.code.as_str());
        }
    }
    let expected = [
        "default-invalid", "duplicate-options", "enum-names-deprecated", "inert-keyword", "invalid-keyword-value",
        "keyword-outside-standard", "literal-union", "lost-options", "min-items-above-max-items",
        "min-length-above-max-length", "minimum-above-maximum", "misplaced-options", "missing-properties",
        "missing-requested-schema", "missing-title", "missing-type", "misspelt-parameter", "nullable", "root-type",
        "unknown-format", "unknown-keyword", "unknown-mode", "unknown-root-type", "unknown-type", "untitled-option",
    ];
    assert_eq!(fixes, BTreeSet::from(expected));
}

/// Returns all requests of the tests: the cases of all suites, and the real requests.
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
fn applies_all_fixes_of_a_text_together() {
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
        let findings = lint(&text, None);
        let edits: Vec<_> = findings.into_iter().flat_map(|finding| finding.fix).collect();
        let fixed = fixed(&text, &edits);
        assert!(parse(&fixed).is_ok() || parse(&text).is_err(), "{text}\n{fixed}");
    }
}

#[test]
fn writes_fixes_as_the_author_would() {
    let fix = |property: &str| {
        let text = format!(r#"{{"type":"object","properties":{{"answer":{property}}}}}"#);
        let findings = lint(&text, None);
        let fix = &findings.iter().find(|finding| !finding.fix.is_empty()).unwrap_or_else(|| panic!("{property}")).fix;
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
        (r#"{"type":"integer","exclusiveMinimum":0}"#, r#"{"type":"integer","minimum":1}"#),
        (r#"{"type":"integer","maximum":9,"exclusiveMaximum":true}"#, r#"{"type":"integer","exclusiveMaximum":9}"#),
        (r#"{"type":"integer","minimum":9,"maximum":1}"#, r#"{"type":"integer","minimum":1,"maximum":9}"#),
        (r#"{"type":"integer","default":"5"}"#, r#"{"type":"integer","default":5}"#),
        (r#"{"type":"boolean","default":"True"}"#, r#"{"type":"boolean","default":true}"#),
        (r#"{"type":"string","default":5}"#, r#"{"type":"string","default":"5"}"#),
        (r#"{"type":"datetime"}"#, r#"{"type":"string","format":"date-time"}"#),
        (
            r#"{"type":"string","oneOf":[{"value":"a","label":"A"}]}"#,
            r#"{"type":"string","oneOf":[{"const":"a","title":"A"}]}"#,
        ),
        (r#"{"type":"string","options":["a","b"]}"#, r#"{"type":"string","enum":["a","b"]}"#),
        (r#"{"anyOf":[{"const":"a"},{"const":"b"}]}"#, r#"{"type":"string","enum":["a","b"]}"#),
        (
            r#"{"oneOf":[{"type":"string","const":"a"},{"type":"string","enum":["b","c"]}],"default":"a"}"#,
            r#"{"type":"string","enum":["a","b","c"],"default":"a"}"#,
        ),
        (
            r#"{"type":"array","items":{"anyOf":[{"const":"a"},{"const":"b"}]}}"#,
            r#"{"type":"array","items":{"type":"string","enum":["a","b"]}}"#,
        ),
        (
            r#"{"anyOf":[{"const":"a","title":"A"},{"const":"b","title":"B"}]}"#,
            r#"{"type":"string","oneOf":[{"const":"a","title":"A"},{"const":"b","title":"B"}]}"#,
        ),
        (r#"{"default":2}"#, r#"{"type":"number","default":2}"#),
        (r#"{"type":"string","required":false}"#, r#"{"type":"string"}"#),
    ] {
        assert_eq!(fix(before), after, "{before}");
    }
}

#[test]
fn inlines_a_reference_and_removes_its_target() {
    let text = r##"{"$defs":{"Size":{"enum":["s","m"],"title":"Size","type":"string"}},"type":"object",
        "properties":{"size":{"$ref":"#/$defs/Size","title":"Your size"},"other_x2":{"$ref":"#/$defs/Size"}}}"##;
    let mend = |text: &str| {
        let edits: Vec<_> = lint(text, None).into_iter().flat_map(|finding| finding.fix).collect();
        fixed(text, &edits)
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
    // A circle is not changed.
    let circle =
        r##"{"type":"object","$defs":{"A":{"$ref":"#/$defs/A"}},"properties":{"answer":{"$ref":"#/$defs/A"}}}"##;
    assert_eq!(mend(circle), circle);
}

#[test]
fn makes_the_title_that_the_form_shows() {
    let names = [
        ("cfg_x2", Some("Cfg x2")),
        ("b", Some("B")),
        ("x1HTTPHost", Some("X1 HTTP host")),
        // The form shows this one as it is.
        ("user.id.2", None),
    ];
    for (name, title) in names {
        let text = format!(r#"{{"type":"object","properties":{{"{name}":{{"type":"string"}}}}}}"#);
        let findings = lint(&text, None);
        let finding = findings.iter().find(|finding| finding.code.as_str() == "missing-title").unwrap();
        let fixed = (!finding.fix.is_empty()).then(|| fixed(&text, &finding.fix));
        let with_title = |title| text.replace("\"}}", &format!("\", \"title\": \"{title}\"}}}}"));
        assert_eq!(fixed, title.map(with_title), "{name}");
    }
}

#[test]
fn corrects_a_misspelt_required_name() {
    let text = r#"{"type":"object","properties":{"city":{"type":"string"}},"required":["ctiy"]}"#;
    let findings = lint(text, None);
    let fix = &findings.iter().find(|finding| !finding.fix.is_empty()).unwrap().fix;
    assert!(fixed(text, fix).ends_with(r#""required":["city"]}"#));
}

/// Returns the texts that the card shows for each field, without titles and names of options.
fn texts_of(text: &str) -> Option<Vec<String>> {
    let schema = open(text).ok()?.1;
    let fields = schema.fields.iter().flat_map(|field| {
        let Property { description, examples, write_only, .. } = &field.property;
        let options = field.options.iter().map(|option| format!("{:?} {:?}", option.value, option.description));
        [format!("{description:?} {examples:?} {write_only} {:?}", field.input)].into_iter().chain(options)
    });
    Some(fields.collect())
}

/// Returns the titles that the server wrote; a fix may add one where there was none.
fn titles(text: &str) -> Vec<Option<String>> {
    let fields = open(text).unwrap().1.fields;
    let of_field = |field: &Field| {
        let options = field.options.iter().map(|option| option.title.clone());
        [field.property.title.clone()].into_iter().chain(options).collect::<Vec<_>>()
    };
    fields.iter().flat_map(of_field).map(|title| title.map(|title| title.as_str().to_owned())).collect()
}

#[test]
fn keeps_the_card_complete_with_safe_fixes() {
    let mut count = 0;
    let read = [
        r#"{"properties":{"a":{"type":"string","oneOf":[{"const":"a","title":"A","description":"What it costs"}]}}}"#,
        r#"{"properties":{"a":{"anyOf":[{"const":"a","title":"A","description":"D"},{"enum":["b"],"description":"E"}]}}}"#,
        r#"{"properties":{"a":{"type":"array","items":{"anyOf":[{"const":"a","title":"A","description":"D"}]}}}}"#,
        r##"{"properties":{"a":{"oneOf":[{"$ref":"#/$defs/a"},{"const":"b"}]}},"$defs":{"a":{"const":"a","title":"Ada","description":"D"}}}"##,
        r#"{"properties":{"a":{"type":"array","items":{"const":"a","title":"A"}}}}"#,
        r#"{"properties":{"a":{"type":"string","writeOnly":true}}}"#,
        r#"{"properties":{"a":{"type":"array","items":{"type":"string","writeOnly":true}}}}"#,
        r#"{"properties":{"a":{"type":"integer","format":"password"}}}"#,
        r#"{"properties":{"a":{"type":"string","title":"A","examples":["x"],"description":"D"}},"description":"R"}"#,
    ];
    for text in all_requests().into_iter().chain(read.map(str::to_owned)) {
        let keeping = lint(&text, None).into_iter().filter(Diagnostic::keeps_answers);
        let edits: Vec<_> = keeping.flat_map(|finding| finding.fix).collect();
        let Some(before) = texts_of(&text).filter(|_| !edits.is_empty()) else { continue };
        let fixed = fixed(&text, &edits);
        assert_eq!(Some(before), texts_of(&fixed), "{text}\n{fixed}");
        let content = |text: &str| open(text).unwrap().1.content();
        assert_eq!(content(&text), content(&fixed), "{text}\n{fixed}");
        count += 1;
        for (before, after) in titles(&text).into_iter().zip(titles(&fixed)) {
            assert!(before.is_none() || before == after, "{before:?} {after:?}: {text}\n{fixed}");
        }
    }
    assert!(count > 50, "{count}");
    let keeps = |format: &str| {
        let text =
            format!(r#"{{"type":"object","properties":{{"a":{{"type":"string","title":"A","format":"{format}"}}}}}}"#);
        lint(&text, None).iter().filter(|finding| !finding.fix.is_empty()).all(Diagnostic::keeps_answers)
    };
    assert_eq!(["url", "mail", "datetime"].map(keeps), [true, true, false]);
}
