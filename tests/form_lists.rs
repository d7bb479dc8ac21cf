//! Lists of free entries: errors of entries, empty lists, and limits of their number.

use mcp_elicitation::form::{Answer, FieldError, Form, Input, NumberFormat, open};
use mcp_elicitation::json::Value;
use mcp_elicitation::message::{Language, Plain, hint, sentence};
use mcp_elicitation::validate::Work;
use mcp_elicitation::validate::pattern::{Engine, NoMatcher};
use std::rc::Rc;

fn list(rules: &str, required: bool) -> Form {
    let required = if required { r#","required":["a"]"# } else { "" };
    let schema = format!(r#"{{"type":"object","properties":{{"a":{{"type":"array",{rules}}}}}{required}}}"#);
    open(&format!(r#"{{"message":"m","requestedSchema":{schema}}}"#))
        .unwrap_or_else(|refusal| panic!("{refusal:?}: {schema}"))
        .1
}

fn enter(form: &mut Form, entries: &[&str]) {
    form.enter(0, Input::Text(entries.join("\n")));
}

fn english() -> Language {
    Language::english(Rc::new(Plain))
}

#[test]
fn names_the_wrong_line() {
    let texts = r#""items":{"type":"string","minLength":3}"#;
    let integers = r#""items":{"type":"integer","minimum":5}"#;
    let unique = r#""items":{"type":"string"},"uniqueItems":true"#;
    let two = r#""items":{"type":"string"},"minItems":2"#;
    for (rules, entries, said) in [
        (texts, &["long enough", "no"][..], "Line 2: Too short: at least 3 characters"),
        (texts, &["", "long enough", "", "no"], "Line 4: Too short: at least 3 characters"),
        (integers, &["7", "", "x"], "Line 3: Enter a number, like 3"),
        (integers, &["7", "1"], "Line 2: Enter 5 or more"),
        (integers, &["7", "9007199254740993"], "Line 2: Too many digits (at most 15)"),
        (integers, &["1e17"], "Line 1: Too many digits (at most 15)"),
        (unique, &["a", "", "b", "a"], "Line 4: Already in the list"),
        (two, &["a", ""], "At least 2 entries, each on a line of its own"),
    ] {
        let mut form = list(rules, true);
        enter(&mut form, entries);
        let error = form.evaluate(0, &Engine::new()).error.unwrap();
        let sentence = sentence(&error, &form.fields[0], &english());
        assert_eq!(sentence.replace(['\u{2068}', '\u{2069}'], ""), said);
    }
}

#[test]
fn sends_a_required_list_empty_only_if_user_or_schema_says_so() {
    let missing = || Err(FieldError::Missing);
    let accept = |form: &Form| {
        let accepted = form.accept(&Engine::new()).map(|content| Value::Object(content).to_json());
        accepted.map_err(|refused| refused.fields[0].1.clone())
    };
    for items in [r#""items":{"type":"string"}"#, r#""items":{"type":"number"}"#, r#""items":{"enum":["x","y"]}"#] {
        for (rules, untouched, emptied) in [
            ("", missing(), Ok(r#"{"a":[]}"#)),
            (r#","maxItems":3"#, missing(), Ok(r#"{"a":[]}"#)),
            (r#","minItems":0"#, Ok(r#"{"a":[]}"#), Ok(r#"{"a":[]}"#)),
            (r#","minItems":1"#, missing(), missing()),
        ] {
            let rules = [items, rules].concat();
            let mut form = list(&rules, true);
            assert_eq!(accept(&form), untouched.map(str::to_owned), "{rules}");
            let empty = if items.contains("enum") { Input::Choices(vec![]) } else { Input::Text(String::new()) };
            form.enter(0, empty.clone());
            assert_eq!(accept(&form), emptied.map(str::to_owned), "{rules}, emptied");
            form.restore(0);
            assert_eq!(accept(&form).is_ok(), rules.contains(r#""minItems":0"#), "{rules}, restored");
            let mut form = list(&rules, false);
            assert_eq!(form.evaluate(0, &Engine::new()).answer, Answer::Unanswered, "{rules}, optional");
            form.enter(0, empty);
            assert_eq!(form.evaluate(0, &Engine::new()).answer, Answer::Unanswered, "{rules}, optional, emptied");
        }
    }
}

#[test]
fn suggests_lines_for_the_entries_of_one_line() {
    let german = NumberFormat { decimal: ',', group: '.' };
    let english = NumberFormat::default();
    let (strings, numbers) = (r#""items":{"type":"string"}"#, r#""items":{"type":"number"}"#);
    let two = r#""items":{"type":"string"},"maxItems":2"#;
    for (rules, format, typed, suggestion) in [
        (strings, &english, "Ada, Bob, Cy", Some("Ada\nBob\nCy")),
        (strings, &english, "\n Ada,Bob ,, Cy,\n", Some("Ada\nBob\nCy")),
        (strings, &english, "Lovelace, Ada; Babbage, Charles", Some("Lovelace, Ada\nBabbage, Charles")),
        (strings, &english, "Ada\tBob, the builder", Some("Ada\nBob, the builder")),
        (strings, &english, "آدا، بوب؛ ساي", Some("آدا، بوب\nساي")),
        (strings, &english, "آدا، بوب", Some("آدا\nبوب")),
        (strings, &english, "小明、小红，小李", Some("小明\n小红\n小李")),
        (strings, &english, "小明；小红", Some("小明\n小红")),
        (strings, &english, "Ada", None),
        (strings, &english, "Ada,", None),
        (strings, &english, ", ;", None),
        (strings, &english, "", None),
        (strings, &english, "Ada, Bob\nCy", None),
        (two, &english, "Ada, Bob", Some("Ada\nBob")),
        (two, &english, "Ada, Bob, Cy", None),
        (numbers, &english, "1.5, 2,3", Some("1.5\n2\n3")),
        (numbers, &english, "1.5,2,3", Some("1.5\n2\n3")),
        (numbers, &german, "1,5, 2,5", Some("1,5\n2,5")),
        (numbers, &german, "1,5; 2,5", Some("1,5\n2,5")),
        (numbers, &german, "1,5", None),
        (numbers, &english, "one, two", None),
    ] {
        let mut form = list(rules, false);
        form.enter(0, Input::Text(typed.to_owned()));
        assert_eq!(form.fields[0].suggestion(format, &NoMatcher).as_deref(), suggestion, "{typed}");
    }
}

#[test]
fn states_the_required_count_beforehand() {
    for (rules, said) in [
        ("", "One entry per line"),
        (r#","minItems":1"#, "One entry per line · At least 1 entry"),
        (r#","minItems":2,"maxItems":4"#, "One entry per line · 2 to 4 entries"),
        (r#","maxItems":4"#, "One entry per line · At most 4 entries"),
        (r#","minItems":3,"maxItems":3"#, "One entry per line · Exactly 3 entries"),
    ] {
        let form = list(&format!(r#""items":{{"type":"string"}}{rules}"#), true);
        assert_eq!(hint(&form.fields[0], &english()), said);
    }
}

/// Returns the content that accept would send.
fn sent(form: &Form) -> String {
    Value::Object(form.accept(&Engine::new()).unwrap()).to_json()
}

#[test]
fn ignores_blank_lines_and_outer_blanks() {
    for (items, text, expected) in [
        ("string", "one\n\n  two words \n \t\n", r#"{"a":["one","two words"]}"#),
        ("number", " 1\n\n2.5 \n", r#"{"a":[1,2.5]}"#),
        ("string", "  \n\n", r#"{"a":[]}"#),
    ] {
        let mut form = list(&format!(r#""items":{{"type":"{items}"}}"#), true);
        form.enter(0, Input::Text(text.to_owned()));
        assert_eq!(sent(&form), expected);
    }
}

#[test]
fn keeps_a_default_that_lines_cannot_hold_until_it_is_changed() {
    for (default, is_held) in [
        (r#"["one","two"]"#, true),
        (r#"["one\ntwo"]"#, false),
        (r#"["one",""]"#, false),
        (r#"[""]"#, false),
        (r#"[" one"]"#, false),
        (r#"[]"#, true),
    ] {
        let mut form = list(&format!(r#""items":{{"type":"string"}},"default":{default}"#), true);
        assert_eq!(form.fields[0].is_default_unwritable(&form.number_format), !is_held, "{default}");
        assert_eq!(sent(&form), format!(r#"{{"a":{default}}}"#));
        form.enter(0, Input::Text("one\nthree".to_owned()));
        assert_eq!(sent(&form), r#"{"a":["one","three"]}"#);
        form.restore(0);
        assert_eq!(sent(&form), format!(r#"{{"a":{default}}}"#), "{default} again");
    }
}

#[test]
fn offers_to_leave_a_list_empty_if_its_schema_allows_it() {
    for (rules, is_offered) in [
        (r#""items":{"type":"string"}"#, true),
        (r#""items":{"enum":["x","y"]},"maxItems":1"#, true),
        (r#""items":{"type":"string"},"minItems":1"#, false),
    ] {
        assert_eq!(list(rules, true).fields[0].can_be_left_empty(&Work::new(1000)), is_offered, "{rules}");
    }
}
