//! The list of prefilled values above the buttons: when it is open from the start, and its counts.

#![allow(clippy::indexing_slicing, clippy::panic, clippy::unwrap_used)]

use mcp_elicitation::form::{Form, Input, open};

fn open_form(message: &str, properties: &str) -> (String, Form) {
    let message = serde_json::Value::from(message);
    let request = format!(r#"{{"message":{message},"requestedSchema":{{"type":"object","properties":{properties}}}}}"#);
    let (request, form) = open(&request).unwrap_or_else(|code| panic!("{code}: {properties}"));
    (request.message().as_str().to_owned(), form)
}

fn is_listed(message: &str, properties: &str) -> bool {
    let (message, form) = open_form(message, properties);
    form.lists_prefilled(&message.as_str().into())
}

/// Returns the number of fields with an answer that would be sent.
fn answered(form: &Form) -> usize {
    (0..form.fields.len()).filter(|field| form.is_sent(*field)).count()
}

#[test]
fn lists_prefilled_values_when_a_field_hides_them_or_the_card_is_long() {
    let default = |value: &str| format!(r#"{{"a":{{"type":"string","default":{value}}}}}"#);
    let list = |count: usize| {
        let entries: Vec<String> = (0..count).map(|number| format!(r#""{number}""#)).collect();
        format!(r#"{{"a":{{"type":"array","items":{{"type":"string"}},"default":[{}]}}}}"#, entries.join(","))
    };
    let fields = |count: usize| {
        let others: Vec<String> = (0..count).map(|number| format!(r#","f{number}":{{"type":"string"}}"#)).collect();
        format!(r#"{{"a":{{"type":"string","default":"x"}}{}}}"#, others.concat())
    };
    for (name, message, properties, expected) in [
        ("one short value", "Where?", default(r#""Oslo""#), false),
        ("nothing filled in", "Where?", r#"{"a":{},"b":{},"c":{},"d":{},"e":{}}"#.to_owned(), false),
        ("a long message and nothing filled in", &"long ".repeat(80), r#"{"a":{"type":"string"}}"#.to_owned(), false),
        ("9 fields and 3 lines are 30 rows", "Where?\nAnd\nwhen?", fields(8), false),
        ("9 fields and 4 lines are 31 rows", "Where?\nAnd\n\nwhen?", fields(8), true),
        ("180 characters are 3 lines", &"x".repeat(180), fields(8), false),
        ("181 characters are 4 lines", &"x".repeat(181), fields(8), true),
        ("91 wide characters are 4 lines", &"日".repeat(91), fields(8), true),
        (
            "a long description",
            "Where?",
            format!(r#"{{"a":{{"type":"string","default":"x","description":"{}"}}}}"#, "d\\n".repeat(30)),
            true,
        ),
        (
            "a long description of an option",
            "Where?",
            format!(
                r#"{{"a":{{"oneOf":[{{"const":"x","title":"X","description":"{}"}},{{"const":"y","title":"Y"}}],"default":"x"}}}}"#,
                "d\\n".repeat(30)
            ),
            true,
        ),
        ("60 characters", "Where?", default(&format!(r#""{}""#, "é".repeat(60))), false),
        ("61 characters", "Where?", default(&format!(r#""{}""#, "é".repeat(61))), true),
        ("two lines", "Where?", default(r#""a\nb""#), true),
        ("hidden characters", "Where?", default(r#""a\u202eb""#), true),
        ("letters that pose as others", "Where?", default(r#""p\u0430ypal""#), true),
        ("Russian", "Where?", default(r#""Москва""#), false),
        ("six entries", "Where?", list(6), false),
        ("seven entries", "Where?", list(7), true),
        ("a long option", "Where?", format!(r#"{{"a":{{"enum":["x","{0}"],"default":"{0}"}}}}"#, "o".repeat(61)), true),
        ("a fixed text", "Where?", r#"{"a":{"type":"string","const":"x"}}"#.to_owned(), false),
    ] {
        assert_eq!(is_listed(message, &properties), expected, "{name}");
    }
    let fixed = format!(
        r#"{{"message":"m","requestedSchema":{{"type":"object","required":["a"],"properties":{{"a":{{"const":"{}"}}}}}}}}"#,
        "c".repeat(61)
    );
    assert!(open(&fixed).unwrap().1.lists_prefilled(&"m".into()), "a long fixed text");
}

#[test]
fn counts_untouched_and_sent_answers() {
    let (_, mut form) = open_form(
        "Go?",
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
fn requires_a_second_step_for_more_than_thirty_untouched_answers() {
    let filled = |count: usize| {
        let fields: Vec<String> =
            (0..count).map(|number| format!(r#""p{number}":{{"type":"string","default":"x"}}"#)).collect();
        open_form("Go?", &format!("{{{}}}", fields.join(","))).1
    };
    assert!(!filled(30).is_mostly_untouched());
    let mut form = filled(31);
    assert!(form.is_mostly_untouched());
    form.enter(7, Input::Text("own".into()));
    assert!(!form.is_mostly_untouched());
}
