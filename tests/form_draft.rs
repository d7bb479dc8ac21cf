//! The entries of a form that a host may store, and how a new form of the same request restores them.

use mcp_elicitation::form::{Control, Form, Input, open};

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
fn restores_every_kind_of_entry() {
    let entered = [
        text("Ada\n"),
        Input::Choice(Some(1)),
        Input::Choice(Some(1)),
        Input::Choices(vec![0, 2]),
        text("one\n\ntwo"),
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
fn restores_a_cleared_answer_as_cleared() {
    let mut before = form(EVERY);
    before.enter(2, Input::Choice(None));
    let mut after = form(EVERY);
    after.restore_draft(&before.draft());
    assert_eq!(after.fields[2].input, Input::Choice(None));
}

#[test]
fn stores_no_fields_with_warnings_and_no_secrets() {
    let mut warned = form(r#""password": {"type": "string"}, "name": {"type": "string"}"#);
    warned.enter(1, text("Ada"));
    assert!(warned.draft().is_empty(), "a request for a secret");
    let mut link = form(r#""a": {"type": "string", "title": "See https://a.example"}, "b": {"type": "string"}"#);
    link.enter(0, text("x"));
    link.enter(1, text("y"));
    assert_eq!(link.draft(), ["1", "1", "y"], "a field that is warned of");
    let mut typed = form(EVERY);
    typed.enter(0, text("Ada"));
    typed.enter(4, text("one\nghp_0123456789abcdefghijklmnopqrstuvwxyz"));
    assert!(typed.draft().is_empty(), "a value that looks secret");
}

#[test]
fn stores_no_incomplete_entries() {
    let mut form = form(r#""day": {"type": "string", "format": "date"}"#);
    form.enter(0, Input::Incomplete);
    assert!(form.draft().is_empty());
}

#[test]
fn ignores_a_draft_of_another_form() {
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

#[test]
fn restores_a_moment_that_the_control_cannot_hold_as_text() {
    let at = r#""at": {"type": "string", "format": "date-time"}"#;
    let mut before = form(at);
    before.write_as_text(0, true);
    before.enter(0, text("2016-12-31T23:59:60Z"));
    let mut after = form(at);
    after.restore_draft(&before.draft());
    assert_eq!((after.fields[0].control, &after.fields[0].input), (Control::Text, &text("2016-12-31T23:59:60Z")));
    before.enter(0, text("2016-12-31T23:59:59-03:30"));
    let mut after = form(at);
    after.restore_draft(&before.draft());
    assert_eq!(
        (after.fields[0].control, &after.fields[0].input),
        (Control::DateTime, &text("2016-12-31T23:59:59-03:30"))
    );
}
