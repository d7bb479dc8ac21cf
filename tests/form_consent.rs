//! Consent is never prefilled, neither by a default nor by a fixed value.
#![allow(clippy::indexing_slicing, clippy::unwrap_used)]

use mcp_elicitation::form::{Control, Form, Input, open};

#[test]
fn remembers_a_default_that_presumes_consent() {
    for property in [
        r#"{"type":"boolean","title":"Also delete my account","default":true}"#,
        r#"{"type":"boolean","const":true,"default":true}"#,
        r#"{"type":"boolean","title":"Do not share my files with partners","default":false}"#,
        r#"{"type":"boolean","title":"Opt out of tracking","default":false}"#,
        r#"{"type":"boolean","title":"No thanks","default":false}"#,
        r#"{"type":"boolean","title":"Don't not share my files","default":true}"#,
        r#"{"type":"boolean","title":"Don't not share my files","default":false}"#,
        r#"{"title":"Do not share my files","enum":[true,false],"default":false}"#,
        r#"{"type":"object","title":"Do not share my files","properties":{"a":{"type":"boolean","title":"Yes","default":false}}}"#,
        r#"{"enum":["I agree to all of it"],"default":"I agree to all of it"}"#,
        r#"{"oneOf":[{"const":"y","title":"I agree to all of it"}],"default":"y"}"#,
        r#"{"type":"array","items":{"enum":["I agree to all of it"]},"default":["I agree to all of it"]}"#,
        r#"{"type":"object","title":"I agree that my files are deleted","properties":{"a":{"type":"boolean","title":"Yes","default":true}}}"#,
        r#"{"type":"object","title":"I agree that my files are deleted","properties":{"a":{"const":"yes"}},"required":["a"]}"#,
        r#"{"type":"object","title":"I agree that my files are deleted","properties":{"a":{"enum":[true,false],"default":true}}}"#,
        r#"{"type":"object","title":"I agree that my files are deleted","properties":{"a":{"enum":["yes"],"default":"yes"}}}"#,
    ] {
        let text =
            format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
        let form = open(&text).unwrap().1;
        assert!(form.fields[0].is_unanswered() && !form.fields[0].is_prefilled(), "{property}");
    }
}

#[test]
fn keeps_and_marks_the_default_of_a_boolean_that_gives_nothing_away() {
    for property in [
        r#"{"type":"boolean","title":"Do not share my files","default":true}"#,
        r#"{"type":"boolean","title":"Share my files","default":false}"#,
        r#"{"type":"boolean","title":"Include archived","default":true}"#,
        r#"{"type":"boolean","title":"Include archived","default":false}"#,
    ] {
        let text =
            format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
        let form = open(&text).unwrap().1;
        assert_eq!(
            (form.fields[0].is_suggested(&form.number_format), form.untouched_counts().0),
            (true, 1),
            "{property}"
        );
    }
}

#[test]
fn leaves_a_fixed_value_that_consents_to_the_user() {
    for (name, schema, expected) in [
        ("answer", r#"{"const":"I agree to all of it"}"#, Control::Agreement),
        ("answer", r#"{"const":"yes","title":"I accept the terms"}"#, Control::Agreement),
        ("answer", r#"{"const":1,"description":"Delete all my files"}"#, Control::Agreement),
        ("delete_all_files", r#"{"const":"yes"}"#, Control::Agreement),
        ("answer", r#"{"const":["I agree that all my files are deleted"]}"#, Control::Agreement),
        ("answer", r#"{"const":{"a":"I agree to all of it"}}"#, Control::Agreement),
        ("answer", r#"{"const":"confirmed","title":"I confirm that Evil Corp may read my mail"}"#, Control::Agreement),
        ("answer", r#"{"const":"Transfer 500 EUR to Evil Ltd"}"#, Control::Agreement),
        ("plan", r#"{"const":"enterprise"}"#, Control::Constant),
        ("delete_all_files", r#"{"const":false}"#, Control::Constant),
        ("no_share", r#"{"const":false}"#, Control::Agreement),
    ] {
        let text = format!(
            r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"{name}":{schema}}},"required":["{name}"]}}}}"#
        );
        assert_eq!(open(&text).unwrap().1.fields[0].control, expected, "{name}: {schema}");
    }
}

/// The form of one property, beside a text.
fn form_of(property: &str) -> Form {
    let properties = format!(r#"{{"a":{property},"b":{{"type":"string","default":"x"}}}}"#);
    open(&format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{properties}}}}}"#)).unwrap().1
}

#[test]
fn keeps_only_the_users_changes_when_a_form_is_judged_again() {
    let plain = || form_of(r#"{"type":"boolean","title":"Blorb","default":true}"#);
    let consent = || form_of(r#"{"type":"boolean","title":"Share","default":true}"#);
    let mut before = plain();
    before.enter(1, Input::Text("typed".to_owned()));
    before.fields[1].is_reported = true;
    let mut form = plain();
    assert!(form.take_over(&before));
    assert_eq!((&form.fields[1].input, form.fields[1].is_reported), (&Input::Text("typed".to_owned()), true));
    assert!(form.fields[1].changed && !form.fields[0].changed && !form.fields[0].is_unanswered());
    let mut form = consent();
    assert!(!form.take_over(&before));
    assert!(form.fields[0].is_unanswered() && form.fields[0].control == Control::Radios);
    assert_eq!(form.fields[1].input, Input::Text("typed".to_owned()));
    before.enter(0, Input::Choice(Some(1)));
    let mut form = consent();
    assert!(!form.take_over(&before));
    assert_eq!(form.fields[0].input, Input::Choice(Some(1)));
    let mut form = form_of(r#"{"type":"string","title":"Password"}"#);
    assert!(!form.take_over(&form_of(r#"{"type":"string","title":"Blorb"}"#)));
}
