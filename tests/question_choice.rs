//! The texts of the buttons of one choice: an option that reads like a button of the card is quoted.

use crate::page::{ask_with, plain, settings};
use mcp_elicitation::form::{FieldError, Input, NumberFormat};
use mcp_elicitation::json::{Text, Value, parse};
use mcp_elicitation::question::{Question, Settings, Step};
use mcp_elicitation::validate::pattern::Engine;
use std::fs;
use std::path::Path;

const REQUIRED: &str = r#", "required": ["go"]"#;

/// Asks for properties, with more members of the schema.
fn ask(properties: &str, more: &str, settings: Settings) -> Question {
    let schema = format!(r#"{{"type": "object", "properties": {{{properties}}}{more}}}"#);
    let text = format!(r#"{{"message": "Nine guests have not answered.", "requestedSchema": {schema}}}"#);
    ask_with(&text, settings, NumberFormat::default())
}

/// Asks for yes or no with titles.
fn titled(yes: &str, no: &str) -> Question {
    let [yes, no] = [yes, no].map(|title| Text::from(title).to_json());
    let property = format!(
        r#""go": {{"title": "Book the room?", "oneOf": [{{"const": true, "title": {yes}}},
            {{"const": false, "title": {no}}}]}}"#
    );
    ask(&property, REQUIRED, settings())
}

/// Returns the texts of the buttons.
fn buttons(question: &Question) -> Vec<String> {
    assert!(question.is_one_choice);
    let field = &question.form.fields[0];
    let text = |option| plain(&question.button_text(field, option).unwrap_or_else(|| question.title(field, option)));
    field.options.iter().map(text).collect()
}

#[test]
fn an_option_that_reads_like_a_button_of_the_card_is_quoted_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/message/locales");
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap() {
        let messages = fs::read_to_string(file.unwrap().path()).unwrap();
        let root = parse(&messages).unwrap().root;
        let say = |key: &str| root.get(key).unwrap().as_str().unwrap().to_owned();
        let [cancel, decline, none] = ["cancel", "decline", "no-answer"].map(say);
        for title in
            [cancel.clone(), format!("✕ {cancel}"), decline.to_uppercase(), format!("{none}!"), "Decline".into()]
        {
            let property = format!(r#""go": {{"enum": [{}, "qwy"]}}"#, Text::from(title.as_str()).to_json());
            let settings = Settings { messages: Some(messages.clone()), ..settings() };
            let [first, second] = buttons(&ask(&property, "", settings)).try_into().unwrap();
            assert!(first != title && first.contains(&title) && second == "qwy", "{first}, {second}");
        }
        count += 1;
    }
    assert!(count > 20);
}

#[test]
fn a_disguised_option_is_quoted_too() {
    for title in [
        "CANCEL",
        "Ｃａｎｃｅｌ",
        "𝐂𝐚𝐧𝐜𝐞𝐥",
        "C a n c e l",
        "Can\u{200B}cel",
        "C\u{336}a\u{336}n\u{336}c\u{336}e\u{336}l\u{336}",
        "Can\u{AD}cel\n",
        "Cancel (no charge)",
        "✕ C\u{430}ncel",
    ] {
        let property = format!(r#""go": {{"enum": [{}, "Wait"]}}"#, Text::from(title).to_json());
        let question = ask(&property, REQUIRED, settings());
        assert!(
            question.button_text(&question.form.fields[0], &question.form.fields[0].options[0]).is_some(),
            "{title}"
        );
    }
}

#[test]
fn a_word_counts_only_where_the_card_has_its_button() {
    let texts = |property: &str, required: &str, step: Option<Step>| {
        buttons(&ask(&format!(r#""go": {property}"#), required, Settings { step, ..settings() }))
    };
    let step = Some(Step { number: 2, of: 3, can_return: true, answered: 1 });
    let property = r#"{"enum": ["main", "next", "Back", "Send", "No answer"]}"#;
    assert_eq!(texts(property, REQUIRED, None), ["main", "next", "Back", "Send", "No answer"]);
    assert_eq!(texts(property, REQUIRED, step), ["main", "next", "“Back”", "Send", "No answer"]);
    assert_eq!(texts(property, "", None), ["main", "next", "Back", "Send", "“No answer”"]);
}

#[test]
fn titles_of_yes_and_no_are_quoted_unless_one_is_empty_or_means_the_other() {
    let mut question = titled("Book it", "Wait");
    assert_eq!(buttons(&question), ["“Book it”", "“Wait”"]);
    question.form.enter(0, Input::Choice(Some(1)));
    assert_eq!(question.answer(0).unwrap(), "“Wait”", "as it is in the receipt");
    assert_eq!(buttons(&titled("Cancel", "Wait")), ["“Cancel”", "“Wait”"]);
    assert_eq!(buttons(&titled("   ", "Wait for them")), ["Yes", "“Wait for them”"]);
    assert_eq!(buttons(&titled("\u{200B}\u{2060}", "Wait")), ["Yes", "“Wait”"]);
    assert_eq!(buttons(&titled("No", "Yes")), ["Yes", "No"], "a title that names the other answer");
}

#[test]
fn values_stand_beside_titles_that_could_mislead() {
    let shows = |options: &str| {
        let question = ask(&format!(r#""go": {{"oneOf": [{options}]}}"#), REQUIRED, settings());
        question.is_one_choice && question.shows_values(&question.form.fields[0])
    };
    let lies = r#"{"const": "DELETE", "title": "Cancel"}, {"const": "KEEP", "title": "Delete everything"}"#;
    assert!(shows(lies));
    assert!(shows(r#"{"const": "a", "title": "pay"}, {"const": "b", "title": "раy"}"#));
    assert!(!shows(r#"{"const": "a", "title": "A"}, {"const": "b", "title": "B"}"#));
}

/// The adapter for agents' questions makes both fields, so no server checks the answer.
#[test]
fn takes_a_text_in_place_of_a_required_choice_of_an_agents_question() {
    let properties = r#""answer": {"type": "string", "enum": ["A", "B"]},
        "other": {"type": "string", "_meta": {"mcp-elicitation/instead": true}}"#;
    let settings = Settings { is_agents_question: true, ..settings() };
    let mut form = ask(properties, r#", "required": ["answer"]"#, settings).form;
    assert!(form.is_one_choice());
    assert_eq!(form.errors(&Engine::new()), [(0, FieldError::Missing)]);
    form.enter(0, Input::Choice(Some(2)));
    assert_eq!(form.errors(&Engine::new()), [(1, FieldError::Missing)]);
    form.enter(1, Input::Text("C".to_owned()));
    assert_eq!(form.errors(&Engine::new()), []);
    assert_eq!(Value::Object(form.content()).to_json(), r#"{"other":"C"}"#);
    form.enter(0, Input::Choice(Some(1)));
    assert_eq!(Value::Object(form.content()).to_json(), r#"{"answer":"B"}"#);
}
