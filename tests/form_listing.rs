//! The list of prefilled values above the buttons: the values that need it, and its counts.

use mcp_elicitation::form::{Form, Input, open};

fn open_form(properties: &str) -> Form {
    let request = format!(r#"{{"message":"Go?","requestedSchema":{{"type":"object","properties":{properties}}}}}"#);
    open(&request).unwrap_or_else(|refusal| panic!("{refusal:?}: {properties}")).1
}

/// Returns the number of fields with an answer that would be sent.
fn answered(form: &Form) -> usize {
    (0..form.fields.len()).filter(|field| form.is_sent(*field)).count()
}

#[test]
fn knows_which_prefilled_values_their_controls_do_not_show() {
    let default = |value: &str| format!(r#"{{"a":{{"type":"string","default":{value}}}}}"#);
    for (name, properties, expected) in [
        ("a short value", default(r#""Oslo""#), false),
        ("a long value", default(&format!(r#""{}""#, "é".repeat(600))), false),
        ("two lines", default(r#""a\nb""#), false),
        (
            "a line break in one line",
            r#"{"a":{"type":"string","format":"hostname","default":"a\nb"}}"#.to_owned(),
            true,
        ),
        ("hidden characters", default(r#""a\u202eb""#), true),
        ("letters that pose as others", default(r#""p\u0430ypal""#), true),
        ("Russian", default(r#""Москва""#), false),
        (
            "hidden characters in an entry",
            r#"{"a":{"type":"array","items":{"type":"string"},"default":["a","b\u200b"]}}"#.to_owned(),
            true,
        ),
        ("an option that is cut", format!(r#"{{"a":{{"enum":["x","{0}"],"default":"{0}"}}}}"#, "o".repeat(201)), true),
    ] {
        assert_eq!(open_form(&properties).hides_prefilled(), expected, "{name}");
    }
}

#[test]
fn counts_untouched_and_sent_answers() {
    let mut form = open_form(
        r#"{"a":{"type":"string","default":"x"},"b":{"type":"boolean","default":false},"c":{"type":"string"},
            "d":{"type":"object","properties":{"e":{"type":"string","default":"y"},"f":{"type":"string"}}}}"#,
    );
    assert_eq!((answered(&form), form.untouched_counts().0), (3, 3));
    form.enter(2, Input::Text("z".into()));
    assert_eq!((answered(&form), form.untouched_counts().0), (4, 3));
    form.enter(0, Input::Text("own".into()));
    assert_eq!((answered(&form), form.untouched_counts().0), (4, 2));
    form.restore(0);
    assert_eq!(form.untouched_counts().0, 3, "what was restored is the server's again");
    form.enter(0, Input::Text(String::new()));
    assert_eq!((answered(&form), form.untouched_counts().0), (3, 2));
    form.reset();
    assert_eq!((answered(&form), form.untouched_counts().0), (3, 3));
}

#[test]
fn counts_no_empty_texts_and_lists() {
    let form = open_form(
        r#"{"a":{"type":"string","default":""},"b":{"type":"array","items":{"type":"string"},"default":[]},
            "c":{"type":"integer","default":0},"d":{"type":"boolean","default":false}}"#,
    );
    assert_eq!((answered(&form), form.untouched_counts().0), (4, 2));
}
