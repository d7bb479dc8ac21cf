//! Texts that belong to a choice: the answer behind "Other", and notes.

use mcp_elicitation::form::{FieldError, Form, Input, Owner, open};
use mcp_elicitation::json::Value;
use mcp_elicitation::validate::pattern::Engine;

fn form(properties: &str, required: &str) -> Form {
    let schema = format!(r#"{{"type":"object","properties":{{{properties}}},"required":[{required}]}}"#);
    let request = format!(r#"{{"message":"Which parser?","requestedSchema":{schema}}}"#);
    open(&request).unwrap_or_else(|_| panic!("{request}")).1
}

fn content(form: &Form) -> String {
    Value::Object(form.content()).to_json()
}

const CHOICE: &str = r#""q":{"type":"string","title":"Parser","oneOf":[{"const":"Pratt","title":"Pratt"},{"const":"PEG","title":"PEG"}]}"#;

fn with(text: &str) -> String {
    format!("{CHOICE},{text}")
}

#[test]
fn attaches_a_text_to_its_choice_by_meta_alone() {
    for text in [
        r#""x":{"type":"string","_meta":{"_askUserQuestionCustomAnswer":{"questionId":"q","isCustomAnswer":true}}}"#,
        r#""x":{"type":"string","_meta":{"jetbrains":{"air":{"customAnswer":true}}}}"#,
        r#""x":{"type":"string","_meta":{"codex":{"isOtherAnswer":true,"questionId":"q"}}}"#,
    ] {
        let form = form(&with(text), "");
        assert_eq!(form.fields[1].owner, Some(Owner { choice: 0, option: Some(2) }), "{text}");
        assert!(form.is_one_choice() && form.fields[1].repeats_option(), "{text}");
    }
    for text in [
        r#""other":{"type":"string"}"#,
        r#""q_other":{"type":"string"}"#,
        r#""q_other":{"type":"integer","_meta":{"_askUserQuestionCustomAnswer":true}}"#,
        r#""a":{"type":"string"},"q_other":{"type":"string","_meta":{"_askUserQuestionCustomAnswer":true}}"#,
    ] {
        assert!(form(&with(text), "").fields.iter().all(|field| field.owner.is_none()), "{text}");
    }
}

#[test]
fn sends_the_text_instead_of_the_choice_when_its_option_is_chosen() {
    let mut form = form(&with(r#""q_other":{"_meta":{"_askUserQuestionCustomAnswer":true},"type":"string"}"#), "");
    form.enter(1, Input::Text("LR".to_owned()));
    assert_eq!(content(&form), "{}");
    form.enter(0, Input::Choice(Some(2)));
    assert_eq!(content(&form), r#"{"q_other":"LR"}"#);
    form.enter(0, Input::Choice(Some(1)));
    assert_eq!(content(&form), r#"{"q":"PEG"}"#);
    assert_eq!(form.fields[1].input, Input::Text("LR".to_owned()));
}

#[test]
fn keeps_the_text_visible_but_unsent_when_another_option_is_chosen() {
    let mut form = form(&with(r#""q_other":{"_meta":{"_askUserQuestionCustomAnswer":true},"type":"string"}"#), "");
    assert!(!form.reveals(&form.fields[0]));
    form.enter(0, Input::Choice(Some(2)));
    form.enter(1, Input::Text("LR".to_owned()));
    form.enter(0, Input::Choice(Some(0)));
    assert!(form.reveals(&form.fields[0]) && form.is_closed(&form.fields[1]));
    assert_eq!(content(&form), r#"{"q":"Pratt"}"#);
}

#[test]
fn reports_an_error_for_other_without_a_text() {
    let mut form = form(&with(r#""q_other":{"_meta":{"_askUserQuestionCustomAnswer":true},"type":"string"}"#), "");
    assert_eq!(form.errors(&Engine::new()), []);
    form.enter(0, Input::Choice(Some(2)));
    assert_eq!(form.errors(&Engine::new()), [(1, FieldError::Missing)]);
    form.enter(0, Input::Choice(None));
    assert_eq!(form.errors(&Engine::new()), []);
}

#[test]
fn attaches_the_text_to_the_servers_own_option() {
    let choice = r#""q":{"type":"string","enum":["Pratt","Other"]},"q_other":{"_meta":{"_askUserQuestionCustomAnswer":true},"type":"string"}"#;
    let mut form = form(choice, r#""q""#);
    assert_eq!(form.fields[1].owner, Some(Owner { choice: 0, option: Some(1) }));
    form.enter(0, Input::Choice(Some(1)));
    form.enter(1, Input::Text("LR".to_owned()));
    assert_eq!(content(&form), r#"{"q":"Other","q_other":"LR"}"#);
    let none = r#""q":{"type":"string","enum":["A","None of the above"]},"q_note":{"type":"string","_meta":{"codex":{"role":"user_note","questionId":"q"}}}"#;
    assert_eq!(optional(none).fields[1].owner, Some(Owner { choice: 0, option: Some(1) }));
}

fn optional(properties: &str) -> Form {
    form(properties, "")
}

#[test]
fn keeps_both_fields_when_the_choice_is_required_without_such_an_option() {
    let form = form(&with(r#""q_other":{"_meta":{"_askUserQuestionCustomAnswer":true},"type":"string"}"#), r#""q""#);
    assert_eq!(form.fields[1].owner, None);
    assert!(!form.is_one_choice());
}

#[test]
fn keeps_a_note_visible_and_allows_no_single_press() {
    let note = r#""x":{"type":"string","_meta":{"codex":{"role":"user_note","questionId":"q"}}}"#;
    let mut form = form(&with(note), r#""q""#);
    assert_eq!(form.fields[1].owner, Some(Owner { choice: 0, option: None }));
    assert!(!form.is_one_choice());
    form.enter(0, Input::Choice(Some(0)));
    form.enter(1, Input::Text("because".to_owned()));
    assert!(content(&form).contains("because"));
}

#[test]
fn opens_a_text_with_a_value_from_the_start() {
    let form =
        form(&with(r#""q_other":{"_meta":{"_askUserQuestionCustomAnswer":true},"type":"string","default":"LR"}"#), "");
    assert!(form.reveals(&form.fields[0]));
    assert_eq!(content(&form), r#"{"q_other":"LR"}"#);
}

#[test]
fn attaches_a_text_to_several_choices_too() {
    let list = r#""q":{"type":"array","items":{"type":"string","enum":["A","B"]}},"q_other":{"_meta":{"_askUserQuestionCustomAnswer":true},"type":"string"}"#;
    let mut form = form(list, "");
    form.enter(0, Input::Choices(vec![0, 2]));
    form.enter(1, Input::Text("C".to_owned()));
    assert_eq!(content(&form), r#"{"q":["A"],"q_other":"C"}"#);
}

#[test]
fn takes_no_text_in_place_of_a_required_choice_of_a_server() {
    let mut form = form(&with(r#""x":{"type":"string","_meta":{"mcp-elicitation/instead":true}}"#), r#""q""#);
    assert_eq!((form.fields[0].options.len(), form.fields[0].companion), (2, None));
    form.enter(1, Input::Text("LR".to_owned()));
    assert_eq!(form.errors(&Engine::new()), [(0, FieldError::Missing)]);
}

#[test]
fn offers_no_single_press_where_options_have_previews() {
    let option = r#"{"const":"a","title":"A","_meta":{"_claude/askUserQuestionOption":{"preview":"a\n  b"}}}"#;
    let form = form(&format!(r#""q":{{"type":"string","oneOf":[{option},{{"const":"b"}}]}}"#), r#""q""#);
    assert!(!form.is_one_choice());
    assert_eq!(form.fields[0].options[0].preview.as_ref().map(|text| text.as_str()), Some("a\n  b"));
}
