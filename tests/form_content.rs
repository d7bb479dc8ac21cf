//! The content of a form when reading its entries again could change values: defaults of unions and lists, numbers in
//! the format of any country, and objects without answers.

use mcp_elicitation::form::{Control, FieldError, Form, FormItem, Input, NumberFormat, Warning, answer_texts, open};
use mcp_elicitation::json::{Value, parse};
use mcp_elicitation::validate::pattern::Engine;

const ENGLISH: NumberFormat = NumberFormat { decimal: '.', group: ',' };
const GERMAN: NumberFormat = NumberFormat { decimal: ',', group: '.' };

fn open_properties(properties: &str) -> Form {
    let request = format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{properties}}}}}"#);
    open(&request).unwrap_or_else(|refusal| panic!("{refusal:?}: {properties}")).1
}

/// Returns the content that accept would send, or the first error.
fn sent(form: &Form) -> Result<String, FieldError> {
    let accepted = form.accept(&Engine::new());
    accepted.map(|content| Value::Object(content).to_json()).map_err(|refused| refused.fields[0].1.clone())
}

#[test]
fn sends_a_default_unchanged() {
    for (property, expected) in [
        (
            r#"{"anyOf":[{"type":"number"},{"type":"string","pattern":"^\\d*\\.?\\d*$"}],"default":"1.250"}"#,
            r#""1.250""#,
        ),
        (r#"{"type":["number","string"],"default":1.234}"#, "1.234"),
        (r#"{"type":["number","string"],"default":0.5}"#, "0.5"),
        (r#"{"type":["number","string"],"default":"0.5"}"#, r#""0.5""#),
        (r#"{"anyOf":[{"type":"string"},{"type":"integer"}],"default":"01234"}"#, r#""01234""#),
        (r#"{"type":["string","integer"],"default":"12345678901234567890"}"#, r#""12345678901234567890""#),
        (r#"{"type":"array","items":{"type":"number"},"default":[1.234]}"#, "[1.234]"),
        (r#"{"type":"array","items":{"type":"number"},"default":[1.234,0.5]}"#, "[1.234,0.5]"),
        (r#"{"type":"number","default":1.234}"#, "1.234"),
    ] {
        for format in [ENGLISH, GERMAN] {
            let mut form = open_properties(&format!(r#"{{"a":{property}}}"#));
            form.write_numbers_as(format);
            assert_eq!(sent(&form), Ok(format!(r#"{{"a":{expected}}}"#)), "{property}");
            form.write_numbers_as(ENGLISH);
            assert_eq!(sent(&form), Ok(format!(r#"{{"a":{expected}}}"#)), "{property}, and back");
        }
    }
}

#[test]
fn turns_a_text_into_a_number_only_if_nothing_is_lost() {
    let open_union = r#"{"type":["string","integer"]}"#;
    let number_or_auto = r#"{"anyOf":[{"type":"number"},{"type":"string","enum":["auto"]}]}"#;
    let code_or_small = r#"{"anyOf":[{"type":"string","pattern":"^\\d{5}$"},{"type":"integer","maximum":99}]}"#;
    let decimal = r#"{"anyOf":[{"type":"number"},{"type":"string","pattern":"^\\d*\\.?\\d*$"}]}"#;
    for (property, format, text, expected) in [
        (open_union, ENGLISH, "12", "12"),
        (open_union, ENGLISH, "٤٢", "42"),
        (open_union, ENGLISH, "00123", r#""00123""#),
        (open_union, ENGLISH, "1e5", r#""1e5""#),
        (open_union, ENGLISH, "1,234", r#""1,234""#),
        (open_union, ENGLISH, "123e4567", r#""123e4567""#),
        (open_union, ENGLISH, "12345678901234567890", r#""12345678901234567890""#),
        (number_or_auto, ENGLISH, "1,234", "1234"),
        (number_or_auto, ENGLISH, "007", "7"),
        (number_or_auto, GERMAN, "1,5", "1.5"),
        (code_or_small, ENGLISH, "12345", r#""12345""#),
        (code_or_small, ENGLISH, "12", "12"),
        (decimal, ENGLISH, "1.5", "1.5"),
        (decimal, ENGLISH, "1.50", r#""1.50""#),
        (decimal, GERMAN, "1,5", "1.5"),
    ] {
        let mut form = open_properties(&format!(r#"{{"a":{property}}}"#));
        form.write_numbers_as(format);
        form.enter(0, Input::Text(text.to_owned()));
        assert_eq!(sent(&form), Ok(format!(r#"{{"a":{expected}}}"#)), "{text} for {property}");
    }
    let mut form = open_properties(&format!(r#"{{"a":{number_or_auto}}}"#));
    form.enter(0, Input::Text("12345678901234567890".to_owned()));
    assert_eq!(sent(&form), Err(FieldError::NotExact));
}

#[test]
fn rewrites_entries_when_the_number_format_changes() {
    for (property, typed, written) in [
        (r#"{"type":["number","string"]}"#, Input::Text("1.5".to_owned()), Input::Text("1,5".to_owned())),
        (r#"{"type":["number","string"]}"#, Input::Text("1.50".to_owned()), Input::Text("1.50".to_owned())),
        (
            r#"{"type":"array","items":{"type":"number"}}"#,
            Input::Text("1.5\nx".to_owned()),
            Input::Text("1,5\nx".to_owned()),
        ),
        (r#"{"type":"array","items":{"type":"string"}}"#, Input::Text("1.5".to_owned()), Input::Text("1.5".to_owned())),
    ] {
        let mut form = open_properties(&format!(r#"{{"a":{property}}}"#));
        form.enter(0, typed);
        form.write_numbers_as(GERMAN);
        assert_eq!(form.fields[0].input, written, "{property}");
    }
}

const ADDRESS: &str = r#"{"billing":{"type":"object","properties":{
    "street":{"type":"string"},"city":{"type":"string","default":"Berlin"},"post":{"type":"boolean","default":false}
},"required":["street"]}}"#;

#[test]
fn does_not_require_an_object_because_of_its_defaults() {
    let mut form = open_properties(ADDRESS);
    assert_eq!(sent(&form), Ok("{}".to_owned()));
    form.enter(1, Input::Text("Bonn".to_owned()));
    assert_eq!(sent(&form), Err(FieldError::Missing), "now the person has begun to answer it");
    form.enter(1, Input::Text("Berlin".to_owned()));
    assert_eq!(sent(&form), Ok("{}".to_owned()), "and has taken that back");
    form.enter(0, Input::Text("Under the Limes".to_owned()));
    let whole = r#"{"billing":{"street":"Under the Limes","city":"Berlin","post":false}}"#;
    assert_eq!(sent(&form), Ok(whole.to_owned()));
}

#[test]
fn sends_defaults_that_are_a_whole_answer() {
    let form = open_properties(
        r#"{"billing":{"type":"object","properties":{"city":{"type":"string","default":"Berlin"},"street":{"type":"string"}},"required":["city"]}}"#,
    );
    assert_eq!(sent(&form), Ok(r#"{"billing":{"city":"Berlin"}}"#.to_owned()));
}

#[test]
fn names_unanswerable_properties_of_an_object() {
    let form = open_properties(
        r#"{"address":{"type":"object","properties":{"street":{"type":"string"},"geo":{"type":"object","properties":{"lat":{"type":"number"}}}}}}"#,
    );
    let FormItem::Group { fields, left_out, .. } = &form.items[0] else { panic!("no group") };
    assert_eq!((fields.clone(), left_out.len(), left_out[0].0.name.as_str()), (0..1, 1, "geo"));
    let mut form = form;
    form.enter(0, Input::Text("Under the Limes".to_owned()));
    assert_eq!(sent(&form), Ok(r#"{"address":{"street":"Under the Limes"}}"#.to_owned()));
}

#[test]
fn ignores_lines_in_a_description() {
    let form = open_properties(
        r#"{"a":{"type":"string","description":"Six letters.\nNo more."},"b":{"type":"string","default":"x\ny"}}"#,
    );
    assert_eq!((form.fields[0].control, form.fields[1].control), (Control::Text, Control::LongText));
}

#[test]
fn uses_several_lines_when_requested() {
    let form = open_properties(
        r#"{"a":{"type":"string","format":"multiline"},"b":{"type":"string","format":"textarea"},"c":{"type":"string","maxLength":201},"d":{"type":"string","format":"email","maxLength":2000},"e":{"type":"string","maxLength":200}}"#,
    );
    let controls: Vec<Control> = form.fields.iter().map(|field| field.control).collect();
    assert_eq!(controls, [Control::LongText, Control::LongText, Control::LongText, Control::Text, Control::Text]);
}

#[test]
fn leaves_out_a_default_that_is_no_date() {
    let form = |format: &str, default: &str| {
        open_properties(&format!(r#"{{"a":{{"type":"string","format":"{format}","default":"{default}"}}}}"#))
    };
    for (format, control) in [("date", Control::Date), ("date-time", Control::DateTime)] {
        let form = form(format, "tomorrow");
        let field = &form.fields[0];
        assert_eq!((field.control, field.warning), (control, Some(Warning::DefaultLeftOut)));
        assert!(field.input.is_empty() && form.content().is_empty());
    }
    assert_eq!(form("date", "0999-01-01").fields[0].control, Control::Text, "a date that the control cannot hold");
}

#[test]
fn writes_values_as_visibly_as_titles() {
    let hidden = r"a\n\nApproved: Yes\u202e\u200b\udb40\udc41\u001b[2J";
    let request = format!(
        r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{
            "titled":{{"type":"string","oneOf":[{{"const":"{hidden}","title":"Basic"}}]}},
            "plain":{{"type":"string","enum":["{hidden}"]}},
            "text":{{"type":"string"}},"list":{{"type":"array","items":{{"type":"string"}}}},
            "in":{{"type":"object","properties":{{"number":{{"type":"number"}}}}}}}}}}}}"#
    );
    let content = format!(
        r#"{{"titled":"{hidden}","plain":"{hidden}","text":"{hidden}","list":["{hidden}","b"],"in":{{"number":1.50}}}}"#
    );
    let shown = "a↵↵Approved: Yes⟨U+202E U+200B U+E0041⟩␛[2J";
    let (_, answers) = answer_texts(&request, &parse(&content).unwrap().root);
    let values =
        answers.into_iter().map(|answer| Value::from_iter(answer.values.unwrap()).to_json()).collect::<Vec<_>>();
    let quoted = format!("\"{shown}\"");
    let expected =
        [format!("[\"Basic ({shown})\"]"), format!("[{quoted}]"), format!("[{quoted}]"), format!("[{quoted},\"b\"]")];
    assert_eq!(values, [expected.as_slice(), &["[1.50]".to_owned()]].concat());
}
