//! Rules that valid answers violate in combination: nothing is accepted that `validate` rejects.

use mcp_elicitation::form::{Form, FormErrors, Input, open};
use mcp_elicitation::json::{Node, Pointer, Value, parse};
use mcp_elicitation::validate::{Schema, pattern::Engine};

const CONTACT: &str = r#""type":"object","properties":{"mail":{"type":"string","title":"Mail"},"phone":{"type":"string","title":"Phone"}}"#;

fn open_schema(schema: &str) -> Form {
    open(&format!(r#"{{"message":"m","requestedSchema":{schema}}}"#))
        .unwrap_or_else(|refusal| panic!("{refusal:?}: {schema}"))
        .1
}

/// Returns the content, or the number of fields with errors and if the answers violate a rule together.
fn outcome(form: &Form) -> Result<String, (usize, bool)> {
    let content = form.accept(&Engine::new()).map(|content| Value::Object(content).to_json());
    content.map_err(|FormErrors { fields, conflict }| (fields.len(), conflict))
}

const CONFLICT: Result<&str, (usize, bool)> = Err((0, true));

#[test]
fn checks_rules_of_the_root() {
    const ONE: &str = r#"[{"required":["mail"]},{"required":["phone"]}]"#;
    const PAIRS: &str = r#"[{"required":["mail","phone"]},{"properties":{"mail":{"const":"x"}},"required":["mail"]}]"#;
    for (rules, mail, phone, expected) in [
        (format!(r#""anyOf":{ONE}"#), "", "", CONFLICT),
        (format!(r#""anyOf":{ONE}"#), "", "1", Ok(r#"{"phone":"1"}"#)),
        (format!(r#""oneOf":{ONE}"#), "a", "1", CONFLICT),
        (format!(r#""oneOf":{ONE}"#), "", "", CONFLICT),
        (format!(r#""anyOf":{PAIRS}"#), "a", "", CONFLICT),
        (format!(r#""anyOf":{PAIRS}"#), "x", "", Ok(r#"{"mail":"x"}"#)),
        (r#""allOf":[{"properties":{"mail":{"minLength":3}}}]"#.to_owned(), "a", "", CONFLICT),
        (r#""anyOf":[{"type":"object","required":["mail"]},{"type":"array"}]"#.to_owned(), "", "1", CONFLICT),
        (r#""minProperties":1"#.to_owned(), "", "", CONFLICT),
        (r#""maxProperties":1"#.to_owned(), "a", "1", CONFLICT),
        // An undecided rule blocks no answer.
        (r#""not":{"required":["mail"]}"#.to_owned(), "a", "", Ok(r#"{"mail":"a"}"#)),
    ] {
        let schema = format!("{{{CONTACT},{rules}}}");
        let mut form = open_schema(&schema);
        form.enter(0, Input::Text(mail.to_owned()));
        form.enter(1, Input::Text(phone.to_owned()));
        assert_eq!(outcome(&form), expected.map(str::to_owned), "{rules}");
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
    assert_eq!(outcome(&form), Err((0, true)));
    form.enter(1, Input::Text("1".to_owned()));
    assert_eq!(outcome(&form).as_deref(), Ok(r#"{"contact":{"phone":"1"}}"#));
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
        assert_eq!(outcome(&form), Ok(format!(r#"{{"a":"{long}"}}"#)), "{more}");
    }
}
