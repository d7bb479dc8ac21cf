//! What the fuzz targets do with an input. `tests/fuzz_corpus.rs` of the crate does the same with the corpus.

use mcp_elicitation::form::{Answer, Form, Input, NumberFormat, open, unanswerable};
use mcp_elicitation::json::{Node, Pointer, Value, parse};
use mcp_elicitation::lint::lint;
use mcp_elicitation::protocol::{ElicitRequest, Mode, Revision};
use mcp_elicitation::schema::{ElicitationSchema, Limits};
use mcp_elicitation::trust::address::{AddressParts, Context, check};
use mcp_elicitation::trust::{TextKind, display_text, mixed_scripts, value_looks_secret};
use mcp_elicitation::validate::pattern::{Engine, Outcome, Pattern, PatternError, PatternMatcher};
use mcp_elicitation::validate::{Schema, validate_result};
use url::Url;

/// A request's text: read, linted, shown, answered as far as it can be answered untouched.
pub fn request(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    if let Ok(document) = parse(text) {
        let printed = document.root.value.to_string();
        let again = parse(&printed).expect("what is printed is JSON");
        assert_eq!(again.root.value.to_string(), printed);
    }
    for found in lint(text, Some(Revision::V2025_11_25)) {
        assert!(found.range.is_none_or(|range| text.get(range.start..range.end).is_some()), "{found:?}");
        for edit in &found.fix {
            assert!(text.get(edit.range.start..edit.range.end).is_some(), "{found:?}");
        }
        let _ = found.help();
        assert!(!found.message().is_empty(), "{found:?}");
    }
    let faults = unanswerable(text, &Limits::DEFAULT, &[Mode::Form, Mode::Url]);
    let Ok((request, form)) = open(text) else { return assert!(!faults.is_empty(), "refused without a fault") };
    is_shown(request.message().as_str());
    for field in &form.fields {
        is_shown(field.property.name.as_str());
        field.property.title.iter().for_each(|title| is_shown(title.as_str()));
        field.options.iter().filter_map(|option| option.title.as_deref()).for_each(is_shown);
    }
    is_content(&form);
    if let (Ok(document), Ok(content)) = (parse(text), form.accept(&Engine::new())) {
        let content = match request {
            ElicitRequest::Form { .. } => format!(r#","content":{}"#, Value::Object(content)),
            ElicitRequest::Url { .. } => String::new(),
        };
        let result = parse(&format!(r#"{{"action":"accept"{content}}}"#)).expect("a result is JSON").root;
        let _ = validate_result(&document.root, &result, None, &Engine::new());
    }
}

/// A schema in the first line, and an instance: what is decided is found in both, and the same every time.
pub fn schema(input: &[u8]) {
    let Some((schema, instance)) = two(input) else { return };
    let (Ok(schema), Ok(instance)) = (parse(schema), parse(instance)) else { return };
    let compiled = Schema::compile(&schema.root, &Pointer::root());
    let report = compiled.validate(&instance.root, &Engine::new());
    for error in &report.errors {
        // A name with half of a surrogate pair is shown in a pointer, and found by none.
        let is_found = |root: &Node, at: &Pointer| root.pointee(at).is_some() || at.as_str().contains('\u{FFFD}');
        assert!(is_found(&schema.root, &error.keyword_location), "{error:?}");
        assert!(is_found(&instance.root, &error.instance_location), "{error:?}");
    }
    assert!(compiled.validate(&instance.root, &Engine::new()) == report);
    let printed = parse(&schema.root.value.to_string()).expect("what is printed is JSON");
    assert_eq!(Schema::compile(&printed.root, &Pointer::root()).validate(&instance.root, &Engine::new()), report);
    if let Ok(read) = ElicitationSchema::read(&schema.root) {
        is_content(&Form::new(read, &schema.root));
    }
}

/// A pattern in the first line, and a text: bounded steps, and a group around the pattern changes nothing.
pub fn pattern(input: &[u8]) {
    let Some((pattern, text)) = two(input) else { return };
    let compiled = match Pattern::compile(pattern, None) {
        Ok(compiled) => compiled,
        Err(error) => {
            let outcome = if error == PatternError::Invalid { Outcome::Invalid } else { Outcome::Undecided };
            return assert_eq!(Engine::new().test(pattern, text), outcome);
        }
    };
    let (outcome, steps) = compiled.measure(text);
    assert!(steps <= Pattern::MAX_STEPS, "{steps}");
    assert!(outcome != Outcome::Invalid && compiled.test(text) == outcome);
    for same in [format!("(?:{pattern})"), format!("(?:{pattern})|(?:{pattern})"), format!("(?={pattern})")] {
        let same = match Pattern::compile(&same, None) {
            Ok(same) => same.test(text),
            // The same group name in two alternatives is valid, twice in one is not: neither makes another answer.
            Err(PatternError::Undecided) => Outcome::Undecided,
            Err(error) => panic!("{same:?}: {error:?}"),
        };
        assert!(same == outcome || [same, outcome].contains(&Outcome::Undecided), "{outcome:?}, {same:?}");
    }
}

/// An address in the first line, and a message: nothing is opened but `https:`, or `http:` on this machine.
pub fn address(input: &[u8]) {
    let Some((source, message)) = two(input) else { return };
    let url = Url::parse(source).ok();
    let port = url.as_ref().and_then(Url::port).map(|port| port.to_string()).unwrap_or_default();
    let part = |part: fn(&Url) -> Option<&str>| url.as_ref().and_then(part).unwrap_or_default();
    let protocol = format!("{}:", part(|url| Some(url.scheme())));
    let with = |sign: char, text: &str| if text.is_empty() { String::new() } else { format!("{sign}{text}") };
    let (search, hash) = (with('?', part(Url::query)), with('#', part(Url::fragment)));
    let parsed = AddressParts {
        href: part(|url| Some(url.as_str())),
        protocol: &protocol,
        hostname: part(Url::host_str),
        port: &port,
        username: part(|url| Some(url.username())),
        password: part(Url::password),
        search: &search,
        hash: &hash,
    };
    for allow_insecure in [false, true] {
        let context = Context { message, server_url: Some(message), page_origin: Some(message), allow_insecure };
        let verdict = check(source, url.is_some().then_some(&parsed), &context);
        if let Some(host) = &verdict.host {
            assert_eq!(host.ascii, parsed.hostname);
            let part = host.ascii.get(host.registrable.clone()).expect("a range of the host");
            assert!(!part.is_empty() || host.ascii.trim_matches('.').is_empty(), "{host:?}");
            assert!(host.unicode.get(host.registrable_unicode.clone()).is_some(), "{host:?}");
            assert!(!display_text(&host.unicode, TextKind::Message).hidden, "{host:?}");
        }
        if verdict.block.is_none() {
            let url = url.as_ref().expect("what is not parsed is not opened");
            assert!(url.username().is_empty() && url.password().is_none() && verdict.host.is_some());
            let host = parsed.hostname;
            let is_here =
                host == "[::1]" || host.starts_with("127.") || host.trim_end_matches('.').ends_with("localhost");
            assert!(url.scheme() == "https" || url.scheme() == "http" && (allow_insecure || is_here), "{source:?}");
        }
    }
}

/// What a person types, in every kind of field: an answer that has no error is one that the schema allows.
pub fn answer(input: &[u8]) {
    let Ok(typed) = str::from_utf8(input) else { return };
    let _ = (value_looks_secret(typed), mixed_scripts(typed));
    let schema = parse(EVERY_KIND).expect("a schema").root;
    let mut form = Form::new(ElicitationSchema::read(&schema).expect("an answerable schema"), &schema);
    let compiled = Schema::compile(&schema, &Pointer::root());
    for format in [NumberFormat::default(), NumberFormat { decimal: ',', group: '.' }] {
        form.write_numbers_as(format);
        let (number, byte) = (typed.len(), usize::from(input.first().copied().unwrap_or_default()));
        for index in 0..form.fields.len() {
            let options = form.fields[index].options.len();
            let entered = match &form.fields[index].input {
                Input::Text(_) | Input::Incomplete => Input::Text(typed.to_owned()),
                Input::Choice(_) => Input::Choice((byte <= options).then_some(byte)),
                Input::Choices(_) => Input::Choices((0..options).filter(|option| number >> option & 1 == 1).collect()),
            };
            form.enter(index, entered);
            if let Answer::Unanswered | Answer::Unreadable = form.evaluate(index, &Engine::new()).answer {
                form.reset();
            }
        }
        is_content(&form);
        if let Ok(content) = form.accept(&Engine::new()) {
            let content = parse(&Value::Object(content).to_string()).expect("content is JSON").root;
            let report = compiled.validate(&content, &Engine::new());
            assert!(report.is_valid(), "{:?}", report.errors);
        }
    }
}

const EVERY_KIND: &str = r#"{"type": "object", "required": ["text", "number", "list"], "properties": {
    "text": {"type": "string", "minLength": 1, "maxLength": 12, "pattern": "^[^<]*$"},
    "email": {"type": "string", "format": "email"}, "uri": {"type": "string", "format": "uri"},
    "date": {"type": "string", "format": "date"}, "moment": {"type": "string", "format": "date-time"},
    "number": {"type": "number", "minimum": -5, "exclusiveMaximum": 1e6, "multipleOf": 0.25},
    "integer": {"type": "integer", "maximum": 2147483647}, "either": {"type": ["number", "string"]},
    "sure": {"type": "boolean"}, "one": {"type": "string", "enum": ["a", "b", "__proto__"]},
    "some": {"type": "array", "minItems": 1, "uniqueItems": true, "items": {"type": "string", "enum": ["x", "y", "z"]}},
    "list": {"type": "array", "maxItems": 3, "items": {"type": "string", "maxLength": 8}},
    "numbers": {"type": "array", "items": {"type": "integer", "minimum": 1}},
    "__proto__": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}, "born": {"type": "integer"}}}
}}"#;

/// Nothing is null, no name appears twice, and it survives being written as text.
fn is_content(form: &Form) {
    let content = form.content();
    let _ = (form.untouched_counts(), form.is_secret_entered(), form.errors(&Engine::new()));
    let mut names: Vec<&str> = content.iter().map(|member| member.name.as_str()).collect();
    assert!(content.iter().all(|member| !matches!(member.node.value, Value::Null)));
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    let printed = Value::Object(content).to_string();
    assert_eq!(parse(&printed).expect("content is JSON").root.value.to_string(), printed);
}

/// `docs/security.md` R6, R9: what is shown hides nothing, and is as it is when it is shown again.
fn is_shown(text: &str) {
    for kind in [TextKind::Message, TextKind::Title] {
        let screen = display_text(text, kind);
        assert!(!display_text(&screen.text, kind).hidden, "{text:?}");
    }
}

fn two(input: &[u8]) -> Option<(&str, &str)> {
    str::from_utf8(input).ok()?.split_once('\n')
}
