//! What a host may keep of a form that is being filled in, and how a new form of the same request takes it.
#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

use mcp_elicitation::form::{Form, Input, NoMoment, open};

fn form(properties: &str) -> Form {
    let schema = format!(r#"{{"type": "object", "properties": {{{properties}}}}}"#);
    open(&format!(r#"{{"message": "Please answer", "requestedSchema": {schema}}}"#)).expect("can be asked").1
}

const EVERY: &str = r#""name": {"type": "string"}, "size": {"type": "string", "enum": ["s", "l"]}, "news": {"type": "boolean", "default": true},
    "extras": {"type": "array", "items": {"type": "string", "enum": ["a", "b", "c"]}}, "tags": {"type": "array", "items": {"type": "string"}},
    "count": {"type": "integer"}, "day": {"type": "string", "format": "date"}"#;

fn text(text: &str) -> Input {
    Input::Text(text.to_owned())
}

#[test]
fn every_kind_of_answer_comes_back_as_it_was_entered() {
    let entered = [
        text("Ada\n"),
        Input::Choice(Some(1)),
        Input::Choice(Some(1)),
        Input::Choices(vec![0, 2]),
        Input::Entries(vec!["one".to_owned(), String::new(), "two".to_owned()]),
        text("12 or so"),
        text("2026-11-24"),
    ];
    let mut before = form(EVERY);
    assert!(before.draft().is_empty());
    for (index, input) in entered.iter().enumerate() {
        before.enter(index, input.clone());
    }
    let mut after = form(EVERY);
    after.enter(0, text("Grace"));
    after.restore_draft(&before.draft());
    let inputs: Vec<_> = after.fields.iter().map(|field| field.input.clone()).collect();
    assert_eq!(inputs[0], text("Grace"), "what was entered since stays");
    assert_eq!(inputs[1..], entered[1..]);
    assert!(after.fields.iter().all(|field| field.changed));
}

#[test]
fn an_answer_that_was_taken_back_stays_taken_back() {
    let mut before = form(EVERY);
    before.enter(2, Input::Choice(None));
    let mut after = form(EVERY);
    after.restore_draft(&before.draft());
    assert_eq!(after.fields[2].input, Input::Choice(None));
}

#[test]
fn nothing_is_kept_of_what_is_warned_of_or_looks_secret() {
    let mut warned = form(r#""password": {"type": "string"}, "name": {"type": "string"}"#);
    warned.enter(1, text("Ada"));
    assert!(warned.draft().is_empty(), "a request for a secret");
    let mut link = form(r#""a": {"type": "string", "title": "See https://a.example"}, "b": {"type": "string"}"#);
    link.enter(0, text("x"));
    link.enter(1, text("y"));
    assert_eq!(link.draft(), ["1", "1", "y"], "a field that is warned of");
    let mut typed = form(EVERY);
    typed.enter(0, text("Ada"));
    typed.enter(4, Input::Entries(vec!["ghp_0123456789abcdefghijklmnopqrstuvwxyz".to_owned()]));
    assert!(typed.draft().is_empty(), "a value that looks secret");
}

#[test]
fn what_is_no_answer_yet_is_not_kept() {
    let options: Vec<String> = (0..30).map(|option| format!("\"{option}\"")).collect();
    let mut form = form(&format!(
        r#""many": {{"type": "string", "enum": [{}]}}, "day": {{"type": "string", "format": "date"}}"#,
        options.join(", ")
    ));
    form.enter(0, text("1"));
    form.enter(1, Input::NoMoment(NoMoment::Incomplete));
    assert!(form.draft().is_empty());
}

#[test]
fn texts_that_are_no_draft_of_this_form_change_nothing() {
    for draft in [
        &["x"][..],
        &["0"],
        &["0", "9", "a"],
        &["99", "1", "a"],
        &["1", "1", "7"],
        &["1", "1", "one"],
        &["3", "2", "0", "9"],
        &["0", "0"],
        &["0", "18446744073709551615", "a"],
    ] {
        let mut form = form(EVERY);
        form.restore_draft(&draft.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>());
        assert!(form.fields.iter().all(|field| !field.changed), "{draft:?}");
    }
}
