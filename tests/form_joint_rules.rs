//! Rules that valid answers violate in combination: nothing is accepted that `validate` rejects.

#![allow(clippy::indexing_slicing, clippy::panic, clippy::unwrap_used)]

use mcp_elicitation::form::{FieldError, Form, FormErrors, Input, open};
use mcp_elicitation::json::{Node, Pointer, Value, parse};
use mcp_elicitation::message::{Language, Plain, sentence};
use mcp_elicitation::validate::{Schema, pattern::Engine};
use std::rc::Rc;

const CONTACT: &str = r#""type":"object","properties":{"mail":{"type":"string","title":"Mail"},"phone":{"type":"string","title":"Phone"}}"#;

fn open_schema(schema: &str) -> Form {
    open(&format!(r#"{{"message":"m","requestedSchema":{schema}}}"#))
        .unwrap_or_else(|code| panic!("{code}: {schema}"))
        .1
}

/// Returns the errors of the answers together, or the content if they are accepted.
fn outcome(form: &Form) -> String {
    let title = |field: usize| form.fields[field].property.title.clone().unwrap().as_str().to_owned();
    match form.accept(&Engine::new()) {
        Ok(content) => Value::Object(content).to_json(),
        Err(FormErrors { fields, conflict }) => {
            let language = Language::english(Rc::new(Plain));
            let sentence_of = |(field, error): &(usize, FieldError)| {
                format!("{}: {}", title(*field), sentence(error, &form.fields[*field], &language))
            };
            let conflict = conflict.map(|fields| fields.into_iter().map(title).collect::<Vec<_>>().join(" and "));
            fields.iter().map(sentence_of).chain(conflict).collect::<Vec<_>>().join(" | ")
        }
    }
}

#[test]
fn names_a_hundred_fields() {
    let properties: Vec<String> = (0..150).map(|index| format!(r#""p{index}":{{"title":"T{index}"}}"#)).collect();
    let required: Vec<String> = (0..450).map(|index| format!(r#"{{"required":["p{}"]}}"#, index % 150)).collect();
    let (properties, required) = (properties.join(","), required.join(","));
    let form = open_schema(&format!(r#"{{"type":"object","properties":{{{properties}}},"anyOf":[{required}]}}"#));
    let Err(refused) = form.accept(&Engine::new()) else { panic!("nothing is answered") };
    assert_eq!(refused.conflict, Some((0..100).collect()));
}

#[test]
fn checks_rules_of_the_root() {
    const ONE: &str = r#"[{"required":["mail"]},{"required":["phone"]}]"#;
    const PAIRS: &str = r#"[{"required":["mail","phone"]},{"properties":{"mail":{"const":"x"}},"required":["mail"]}]"#;
    for (rules, mail, phone, expected) in [
        (format!(r#""anyOf":{ONE}"#), "", "", "Mail and Phone"),
        (format!(r#""anyOf":{ONE}"#), "", "1", r#"{"phone":"1"}"#),
        (format!(r#""oneOf":{ONE}"#), "a", "1", "Mail and Phone"),
        (format!(r#""oneOf":{ONE}"#), "", "", "Mail and Phone"),
        (format!(r#""anyOf":{PAIRS}"#), "a", "", "Mail and Phone"),
        (format!(r#""anyOf":{PAIRS}"#), "x", "", r#"{"mail":"x"}"#),
        (
            r#""allOf":[{"properties":{"mail":{"minLength":3}}}]"#.to_owned(),
            "a",
            "",
            "Mail: Too short: at least 3 characters",
        ),
        (
            r#""anyOf":[{"type":"object","required":["mail"]},{"type":"array"}]"#.to_owned(),
            "",
            "1",
            "Mail: Please fill this in",
        ),
        (r#""minProperties":1"#.to_owned(), "", "", "Mail and Phone"),
        (r#""maxProperties":1"#.to_owned(), "a", "1", "Mail and Phone"),
        // An undecided rule blocks no answer.
        (r#""not":{"required":["mail"]}"#.to_owned(), "a", "", r#"{"mail":"a"}"#),
    ] {
        let schema = format!("{{{CONTACT},{rules}}}");
        let mut form = open_schema(&schema);
        form.enter(0, Input::Text(mail.to_owned()));
        form.enter(1, Input::Text(phone.to_owned()));
        assert_eq!(outcome(&form), expected, "{rules}");
        let content = Node::from(Value::Object(form.content()));
        let report =
            Schema::compile(&parse(&schema).unwrap().root, &Pointer::root()).validate(&content, &Engine::new());
        assert_eq!(report.is_valid(), form.accept(&Engine::new()).is_ok(), "{rules}");
    }
}

#[test]
fn checks_rules_of_an_object() {
    let inner = format!(r#"{{{CONTACT},"anyOf":[{{"required":["mail"]}},{{"required":["phone"]}}]}}"#);
    let mut form =
        open_schema(&format!(r#"{{"type":"object","properties":{{"contact":{inner}}},"required":["contact"]}}"#));
    assert_eq!(outcome(&form), "Mail and Phone");
    form.enter(1, Input::Text("1".to_owned()));
    assert_eq!(outcome(&form), r#"{"contact":{"phone":"1"}}"#);
}

#[test]
fn refuses_a_root_of_another_type() {
    let properties = r#""properties":{"a":{"type":"string"}}"#;
    for (root_type, expected) in [
        (r#""array""#, Some("not-an-object-schema")),
        (r#""string""#, Some("not-an-object-schema")),
        (r#"["array","null"]"#, Some("not-an-object-schema")),
        (r#"["object","null"]"#, None),
        (r#""Object""#, None),
        ("5", None),
        ("[]", None),
    ] {
        let request =
            format!(r#"{{"message":"m","requestedSchema":{{"type":{root_type},{properties},"required":["a"]}}}}"#);
        assert_eq!(open(&request).err().map(|refusal| refusal.code()), expected, "{root_type}");
    }
}

/// A rule that is repeated twenty-five thousand times is reported once, and the check ends at a thousand.
#[test]
fn counts_a_repeated_rule_once() {
    let rules = vec![format!(r#"{{"required":[{}]}}"#, vec![r#""mail""#; 500].join(",")); 50].join(",");
    let form = open_schema(&format!(r#"{{{CONTACT},"allOf":[{rules}]}}"#));
    assert_eq!(outcome(&form), "Mail: Please fill this in");
}

/// The server has to reject such an answer when it checks it, because the user has done nothing wrong.
#[test]
fn allows_an_answer_that_is_too_much_to_check() {
    let long = "c".repeat(10_001);
    for more in ["", r#","minProperties":1"#, r#","allOf":[{"properties":{"a":{"pattern":"^[a-z]+$"}}}]"#] {
        let mut form = open_schema(&format!(
            r#"{{"type":"object","properties":{{"a":{{"type":"string","title":"A","pattern":"^c*$"}}}}{more}}}"#
        ));
        form.enter(0, Input::Text(long.clone()));
        let evaluation = form.evaluate(0, &Engine::new());
        assert_eq!((evaluation.error, evaluation.undecided), (None, true));
        assert_eq!(outcome(&form), format!(r#"{{"a":"{long}"}}"#), "{more}");
    }
}
