//! The form without a screen: every case of the suite, and an answer to every real request.

use mcp_elicitation::form::{Answer, Control, FieldError, Form, FormItem, Input, NumberFormat, Warning, open};
use mcp_elicitation::json::{Node, Pointer, Value, parse};
use mcp_elicitation::message::{Language, Plain, sentence};
use mcp_elicitation::protocol::Mode;
use mcp_elicitation::schema::PrimitiveSchemaDefinition as Definition;
use mcp_elicitation::validate::Schema;
use mcp_elicitation::validate::pattern::{Engine, NoMatcher};
use std::{fs, path::Path, rc::Rc};

fn read(path: &Path) -> Node {
    parse(&fs::read_to_string(path).unwrap()).unwrap().root
}

/// Returns the cases of tests/suite with the requests' texts.
fn cases() -> Vec<(String, String, Node)> {
    let mut files: Vec<_> = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    let cases = files.iter().flat_map(|path| read(path).get("cases").unwrap().as_array().unwrap().to_vec());
    cases
        .map(|case| {
            let name = case.get("name").unwrap().as_str().unwrap().to_owned();
            let text = match case.get("text") {
                Some(text) => text.as_str().unwrap().to_owned(),
                None => case.get("request").unwrap().to_string(),
            };
            (name, text, case)
        })
        .collect()
}

fn field_of(form: &Form, path: &[&str]) -> usize {
    let inside = |index: &usize| match form.fields[*index].group.map(|group| &form.items[group]) {
        Some(FormItem::Group { property, .. }) => path.len() == 2 && property.name.as_str() == path[0],
        _ => path.len() == 1,
    };
    let last = path[path.len() - 1];
    (0..form.fields.len()).find(|index| inside(index) && form.fields[*index].property.name.as_str() == last).unwrap()
}

fn enter(form: &mut Form, path: &[&str], entered: &Node) {
    if let Some(object) = entered.as_object() {
        return object.iter().for_each(|member| enter(form, &[path[0], member.name.as_str()], &member.node));
    }
    let index = field_of(form, path);
    let field = &form.fields[index];
    let value_text = |value: &Value| match value {
        Value::String(text) => text.as_str().to_owned(),
        other => other.to_string(),
    };
    let option =
        |wanted: &Node| field.options.iter().position(|option| value_text(&option.value) == value_text(&wanted.value));
    let items = || entered.as_array().unwrap_or_default().iter();
    let input = match field.control {
        Control::List => Input::Text(items().map(|item| item.as_str().unwrap()).collect::<Vec<_>>().join("\n")),
        _ if field.is_typed() => Input::Text(entered.as_str().unwrap_or_default().to_owned()),
        Control::Checkboxes => Input::Choices(items().map(|item| option(item).unwrap()).collect()),
        _ => Input::Choice(if entered.value == Value::Null { None } else { Some(option(entered).unwrap()) }),
    };
    form.enter(index, input);
}

fn keyword(error: &FieldError) -> &'static str {
    match error {
        FieldError::Missing => "required",
        FieldError::NotANumber | FieldError::NotExact => "type",
        FieldError::Incomplete | FieldError::ShortYear | FieldError::NotJson => "format",
        FieldError::Invalid(error) => error.assertion.as_str(),
        FieldError::InLine(_, error) => keyword(error),
    }
}

#[test]
fn answers_every_case_of_the_suite() {
    let language = Language::english(Rc::new(Plain));
    let engine = Engine::new();
    let mut checked = 0;
    for (name, text, case) in cases() {
        let Some(input) = case.get("input") else { continue };
        let (_, mut form) = open(&text).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
        for member in input.as_object().unwrap() {
            enter(&mut form, &[member.name.as_str()], &member.node);
        }
        let accepted = form.accept(&engine);
        if let Some(expected) = case.get("errors") {
            let errors = accepted.expect_err(&name);
            for member in expected.as_object().unwrap() {
                let field = field_of(&form, &[member.name.as_str()]);
                let error =
                    &errors.fields.iter().find(|(index, _)| *index == field).unwrap_or_else(|| panic!("{name}")).1;
                assert_eq!(keyword(error), member.node.as_str().unwrap(), "{name}");
                assert!(!sentence(error, &form.fields[field], &language).is_empty(), "{name}");
            }
        } else {
            let content = Node::from(Value::Object(accepted.unwrap_or_else(|errors| panic!("{name}: {errors:?}"))));
            assert_eq!(&content, case.get("result").unwrap().get("content").unwrap(), "{name}: {content}");
        }
        checked += 1;
    }
    assert!(checked > 60, "{checked}");
}

fn open_property(property: &str) -> Form {
    let request = format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
    open(&request).unwrap().1
}

#[test]
fn warns_about_a_property_by_its_text() {
    for (property, expected) in [
        (r#"{"type":"string","title":"Name"}"#, None),
        (r#"{"type":"string","title":"Type your bank password"}"#, Some(Warning::Secret)),
        (r#"{"type":"string","enum":["My password is hunter2","Other"]}"#, Some(Warning::Secret)),
        (r#"{"type":"string","enum":["Password","Passkey"]}"#, None),
        (r#"{"type":"boolean","title":"Enable password login?"}"#, None),
        (r#"{"type":"string","enum":["admin","\u0430dmin"]}"#, Some(Warning::Confusable)),
        (r#"{"type":"string","title":"\u0420\u0430ssw\u043ern"}"#, Some(Warning::MixedScripts)),
        (r#"{"type":"string","title":"Имя"}"#, None),
        (r#"{"type":"string","description":"See https://a.example/"}"#, Some(Warning::Link)),
        (r#"{"type":"integer","default":"5"}"#, Some(Warning::DefaultLeftOut)),
        (r#"{"type":"integer","default":null}"#, None),
        (r#"{"type":"integer","default":5}"#, None),
    ] {
        assert_eq!(open_property(property).fields[0].warning, expected, "{property}");
    }
}

#[test]
fn checks_the_answer_against_every_member_of_all_of() {
    for (property, entered, broken) in [
        (r#"{"allOf": [{"type": "string"}, {"minLength": 2}]}"#, "a", Some("minLength")),
        (r#"{"type": "string", "allOf": [{"pattern": "^a"}, {"pattern": "b$"}]}"#, "ac", Some("pattern")),
        (r#"{"type": "string", "allOf": [{"maxLength": 9}, {"maxLength": 2}]}"#, "abc", Some("maxLength")),
        (r#"{"allOf": [{"type": "integer"}, {"minimum": 1}, {"multipleOf": 2}]}"#, "3", Some("multipleOf")),
        (r#"{"allOf": [{"type": "integer"}, {"minimum": 1}, {"multipleOf": 2}]}"#, "4", None),
    ] {
        let mut form = open_property(property);
        form.enter(0, Input::Text(entered.to_owned()));
        let error = form.evaluate(0, &Engine::new()).error;
        assert_eq!(error.as_ref().map(keyword), broken, "{property}");
    }
}

#[test]
fn reads_deep_nesting_only_where_it_is_needed() {
    let nested = |depth: usize| format!("{}0{}", "[".repeat(depth), "]".repeat(depth));
    let asks = r#""message":"m","requestedSchema":{"type":"object","properties":{"a":{"type":"string"}}}"#;
    assert_eq!(open(&format!(r#"{{"_meta":{},{asks}}}"#, nested(100_000))).unwrap().1.fields.len(), 1);
    let schema = format!(r#"{{"type":"object","properties":{{"a":{{"x":{}}}}}}}"#, nested(100_000));
    assert_eq!(
        open(&format!(r#"{{"message":"m","requestedSchema":{schema}}}"#)).err().map(|refusal| refusal.code()),
        Some("too-deep")
    );
    assert_eq!(open(&schema).err().map(|refusal| refusal.code()), Some("too-deep"), "a bare schema");
    assert_eq!(
        open(&format!(r#"{{"_meta":{},{asks}"#, nested(100))).err().map(|refusal| refusal.code()),
        Some("invalid-json"),
        "no end"
    );
    assert_eq!(
        open(&format!(r#"{{"_meta":{},{asks}}}"#, "[".repeat(100))).err().map(|refusal| refusal.code()),
        Some("invalid-json")
    );
}

#[test]
fn quotes_at_most_forty_letters_of_the_server_in_an_error() {
    let language = Language::english(Rc::new(Plain));
    let text = r#"{"message": "?", "requestedSchema": {"type": "object", "properties": {
        "code": {"type": "string", "pattern": "^[0-9]$", "description": "One digit", "examples": ["7” is safe"]}}}}"#;
    let (_, mut form) = open(text).unwrap();
    form.enter(0, Input::Text("x".to_owned()));
    let error = form.evaluate(0, &Engine::new()).error.unwrap();
    let text = sentence(&error, &form.fields[0], &language).replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(text, "Use a format like “7' is safe”");
}

#[test]
fn names_the_missing_part_of_a_date_and_never_a_format() {
    let language = Language::english(Rc::new(Plain));
    let text = r#"{"message": "?", "requestedSchema": {"type": "object", "properties": {
        "at": {"type": "string", "format": "date-time"}, "day": {"type": "string", "format": "date"}}}}"#;
    let (_, mut form) = open(text).unwrap();
    for (field, expected) in
        [(0, "Add the missing part of the date or time"), (1, "Complete the date: day, month and year")]
    {
        form.enter(field, Input::Incomplete);
        let evaluation = form.evaluate(field, &Engine::new());
        assert_eq!(evaluation.answer, Answer::Unreadable);
        assert_eq!(sentence(&evaluation.error.unwrap(), &form.fields[field], &language), expected);
    }
}

#[test]
fn rejects_a_short_year_and_reads_a_default_without_a_zone_in_the_own_zone() {
    let text = r#"{"message": "?", "requestedSchema": {"type": "object", "properties": {
        "day": {"type": "string", "format": "date"},
        "at": {"type": "string", "format": "date-time", "default": "2026-11-24T09:30:00"}}}}"#;
    let (_, mut form) = open(text).unwrap();
    form.enter(0, Input::Text("0026-11-24".into()));
    assert_eq!(form.evaluate(0, &Engine::new()).error, Some(FieldError::ShortYear));
    assert!(form.evaluate(1, &Engine::new()).error.is_some());
    form.assume_zone(&|wall| [wall, "+01:00"].concat(), "+01:00");
    assert!(
        form.fields[1].assumes_zone && form.fields[1].is_prefilled() && form.fields[1].is_default(&form.number_format)
    );
    assert_eq!(form.evaluate(1, &Engine::new()).error, None);
    assert_eq!(form.answer(1).unwrap().to_json(), r#""2026-11-24T09:30:00+01:00""#);
}

#[test]
fn ignores_blanks_around_a_text_with_a_format_but_not_around_a_default() {
    for (property, typed, sent) in [
        (r#"{"type":"string","format":"email"}"#, Some(" ada@example.com\t"), Some(r#""ada@example.com""#)),
        (r#"{"type":"string","format":"uri"}"#, Some("\u{a0}https://example.com "), Some(r#""https://example.com""#)),
        (r#"{"type":"string","format":"ipv4"}"#, Some("192.0.2.1 "), Some(r#""192.0.2.1""#)),
        (r#"{"type":"string","format":"email"}"#, Some(" ada@ "), None),
        (r#"{"type":"string","format":"email"}"#, Some("  "), None),
        (r#"{"type":"string","format":"phone"}"#, Some(" 12 "), Some(r#"" 12 ""#)),
        (r#"{"type":"string"}"#, Some(" Ada "), Some(r#"" Ada ""#)),
        (r#"{"type":"number"}"#, Some(" 12 "), Some("12")),
        (r#"{"type":"string","format":"email","default":"ada@example.com "}"#, None, None),
        (r#"{"type":"string","default":" Ada "}"#, None, Some(r#"" Ada ""#)),
    ] {
        let request =
            format!(r#"{{"message":"?","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
        let (_, mut form) = open(&request).unwrap();
        if let Some(typed) = typed {
            form.enter(0, Input::Text(typed.into()));
        }
        let valid = form.evaluate(0, &NoMatcher).error.is_none();
        assert_eq!(
            form.answer(0).filter(|_| valid).map(|value| value.to_json()).as_deref(),
            sent,
            "{property} {typed:?}"
        );
    }
}

#[test]
fn suggests_a_text_that_can_be_sent() {
    let text = r#"{"message": "?", "requestedSchema": {"type": "object", "properties": {
        "n": {"type": "number"}, "u": {"type": "string", "format": "uri"}, "e": {"type": "string", "format": "email"},
        "t": {"type": "string", "minLength": 2, "maxLength": 3},
        "o": {"type": "string", "format": "uri", "maxLength": 20}}}}"#;
    let (_, mut form) = open(text).unwrap();
    let german = NumberFormat { decimal: ',', group: '.' };
    let french = NumberFormat { decimal: ',', group: '\u{202f}' };
    let english = NumberFormat::default();
    for (field, typed, format, suggestion) in [
        (0, "3,000,000.25", &german, Some("3000000,25")),
        (0, "1.5", &french, Some("1,5")),
        (0, "1,5", &english, Some("1.5")),
        (0, "1.234,56", &english, Some("1234.56")),
        (0, "€ 1,234.50", &english, Some("1234.50")),
        (0, "-12 °C", &english, Some("-12")),
        (0, "1,5", &german, None),
        (0, "twelve", &english, None),
        (0, "١٢ kg", &english, Some("12")),
        (0, "12 m²", &english, Some("12")),
        (0, "١2", &english, None),
        (0, "１2", &english, None),
        (0, "1½", &english, None),
        (0, "", &english, None),
        (1, "example.com/a?b", &english, Some("https://example.com/a?b")),
        (1, " example.com ", &english, Some("https://example.com")),
        (1, "example", &english, None),
        (1, "two words.com", &english, None),
        (2, "ada@", &english, None),
        (3, " abc\u{3000}", &english, Some("abc")),
        (3, " abcd ", &english, None),
        (3, " a ", &english, None),
        (3, "   ", &english, None),
        (4, "example.com", &english, Some("https://example.com")),
        (4, "example.com/a?b", &english, None),
    ] {
        form.enter(field, Input::Text(typed.into()));
        assert_eq!(form.fields[field].suggestion(format, &NoMatcher).as_deref(), suggestion, "{typed}");
    }
}

/// Texts of which at least one matches every format and pattern of a real server.
const TEXTS: [&str; 15] = [
    "x",
    "ab",
    "a sentence of some length",
    "name@example.com",
    "https://example.com/",
    "2026-03-27",
    "2026-03-27T09:30:00+01:00",
    "2026-03-27T08:30:00Z",
    "09:30:00Z",
    "123e4567-e89b-42d3-a456-426614174000",
    "abcdef",
    "ABC-1234",
    "12345",
    "1.2.3",
    "a text that is longer than a hundred characters, so that even a form which wants a whole paragraph has enough of it",
];
/// A request with a field for a UUID that begins with `x`.
const UNSATISFIABLE: &str = "/raw_extra";
const NUMBERS: [&str; 9] = ["1", "0", "5", "10", "20", "50", "0.5", "100", "1000"];

/// Returns lists of `count` entries that all differ.
fn lists(count: usize) -> Vec<Input> {
    let entry = |text: &str, index: usize| if index == 0 { text.to_owned() } else { format!("{text}{index}") };
    let list = |text: &&str| Input::Text((0..count).map(|index| entry(text, index)).collect::<Vec<_>>().join("\n"));
    TEXTS.iter().chain(&NUMBERS).map(list).collect()
}

/// Answers a field with the first valid input.
fn answer(form: &mut Form, field: usize, engine: &Engine) {
    let options = form.fields[field].options.len();
    let inputs: Vec<Input> = match form.fields[field].control {
        Control::Text | Control::LongText | Control::Date | Control::DateTime => {
            TEXTS.iter().chain(&NUMBERS).map(|text| Input::Text((*text).into())).collect()
        }
        Control::Number => NUMBERS.iter().map(|text| Input::Text((*text).into())).collect(),
        Control::List => (1..4).flat_map(lists).collect(),
        Control::Checkboxes => (1..=options).map(|count| Input::Choices((0..count).collect())).collect(),
        _ => (0..options).map(|option| Input::Choice(Some(option))).collect(),
    };
    for input in inputs {
        form.enter(field, input);
        let evaluation = form.evaluate(field, engine);
        if evaluation.error.is_none() && matches!(evaluation.answer, Answer::Value(_)) {
            return;
        }
    }
    panic!("no input answers {:?}", form.fields[field].property);
}

#[test]
fn answers_every_real_request() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/requests/real"));
    if !folder.is_dir() {
        println!("{} is not there: no real request is answered.", folder.display());
        return;
    }
    let engine = Engine::new();
    let (mut answered, mut refused) = (0, 0);
    for file in fs::read_dir(folder).unwrap() {
        for entry in read(&file.unwrap().path()).as_array().unwrap() {
            let id = entry.get("id").unwrap().as_str().unwrap();
            if id.ends_with(UNSATISFIABLE) {
                continue;
            }
            let params = entry.get("params").unwrap();
            let Ok((request, mut form)) = open(&params.to_string()) else {
                refused += 1;
                continue;
            };
            let lone = form.lone_field().filter(|field| field.property.definition == Definition::Boolean);
            assert!(lone.is_none() || form.is_one_choice(), "{id}: a lone yes-or-no question takes one press");
            let schema = params.get("requestedSchema").filter(|_| request.mode() == Mode::Form);
            let Some(schema) = schema else { continue };
            // Once with the defaults and the required fields only, once with all fields.
            for everything in [false, true] {
                for field in 0..form.fields.len() {
                    let evaluation = form.evaluate(field, &engine);
                    if evaluation.error.is_some() || (everything && evaluation.answer == Answer::Unanswered) {
                        answer(&mut form, field, &engine);
                    }
                }
                let content =
                    Node::from(Value::Object(form.accept(&engine).unwrap_or_else(|errors| panic!("{id}: {errors:?}"))));
                let report = Schema::compile(schema, &Pointer::root()).validate(&content, &engine);
                assert_eq!(report.errors, [], "{id}: {content}");
                let ours: serde_json::Value = serde_json::from_str(&content.to_string()).unwrap();
                let theirs = serde_json::from_str(&schema.to_string()).unwrap();
                let validator = jsonschema::options().should_validate_formats(true).build(&theirs);
                let validator = validator.unwrap_or_else(|error| panic!("{id}: {error}"));
                assert!(
                    validator.is_valid(&ours),
                    "{id}: {content} {:?}",
                    validator.iter_errors(&ours).next().map(|error| error.to_string())
                );
            }
            answered += 1;
        }
    }
    println!("{answered} real requests answered, {refused} cannot be");
    assert!(answered > 400 && refused <= 4, "{answered} {refused}");
}
