//! The texts of the buttons of one choice: a server's title never reads like a button of the card.
#![allow(clippy::arithmetic_side_effects, clippy::indexing_slicing, clippy::panic, clippy::unwrap_used)]

#[path = "question/page.rs"]
mod page;

use mcp_elicitation::form::NumberFormat;
use mcp_elicitation::json::{Text, parse};
use mcp_elicitation::question::{Question, Settings};
use page::{ask_with, plain, settings};
use std::fs;
use std::path::Path;

/// Asks for yes or no with titles, in a language.
fn titled(yes: &str, no: &str, messages: Option<&str>) -> Question {
    let [yes, no] = [yes, no].map(|title| Text::from(title).to_json());
    let text = format!(
        r#"{{"message": "Nine guests have not answered.", "requestedSchema": {{"type": "object", "properties": {{"go":
            {{"title": "Book the room?", "oneOf": [{{"const": true, "title": {yes}}},
            {{"const": false, "title": {no}}}]}}}}, "required": ["go"]}}}}"#
    );
    let settings = Settings { messages: messages.map(str::to_owned), ..settings() };
    ask_with(&text, settings, NumberFormat::default())
}

/// Returns the texts of the buttons.
fn buttons(question: &Question) -> Vec<String> {
    assert!(question.is_one_choice);
    let field = &question.form.fields[0];
    let text = |option| plain(&question.button_text(field, option).unwrap_or_else(|| question.title(field, option)));
    field.options.iter().map(text).collect()
}

#[test]
fn titles_that_read_like_a_button_of_the_card_are_replaced_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/message/locales");
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap() {
        let messages = fs::read_to_string(file.unwrap().path()).unwrap();
        let root = parse(&messages).unwrap().root;
        let say = |key: &str| root.get(key).unwrap().as_str().unwrap().to_owned();
        let [cancel, decline, discard, back] = ["cancel", "decline", "discard", "back"].map(say);
        for (first, second) in [
            (cancel.clone(), decline.clone()),
            (format!("✕ {cancel}"), format!("{discard}!")),
            ("Cancel".to_owned(), "Decline".to_owned()),
            (back.to_uppercase(), decline.to_uppercase()),
        ] {
            let texts = buttons(&titled(&first, &second, Some(&messages)));
            assert_eq!(texts, [say("yes"), say("no")], "{first}, {second}");
        }
        count += 1;
    }
    assert!(count > 20);
}

#[test]
fn a_disguised_title_is_replaced_too() {
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
        "   ",
        "\u{200B}\u{2060}",
    ] {
        assert_eq!(buttons(&titled(title, "Wait for them", None)), ["Yes", "“Wait for them”"], "{title}");
    }
    assert_eq!(buttons(&titled("No", "Yes", None)), ["Yes", "No"], "a title that names the other answer");
    assert_eq!(buttons(&titled("Book it", "Wait", None)), ["“Book it”", "“Wait”"]);
}

#[test]
fn an_option_with_a_word_of_the_card_is_quoted() {
    let question = page::form(r#"{"go": {"type": "string", "enum": ["Cancel the booking", "Keep it"]}}"#, "");
    assert_eq!(buttons(&question), ["“Cancel the booking”", "Keep it"]);
}
