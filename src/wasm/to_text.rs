//! The answers to a request as text (feature `lint`). `pkg/src/check/to-text.ts` calls this.

use crate::form::{self, AnswerText};
use crate::json::{Value, parse};
use wasm_bindgen::prelude::*;

/// Returns a JSON array: the message, then for each field an array of its label and its values, or of its label alone
/// if the values are hidden.
#[wasm_bindgen]
pub fn answer_texts(request: &str, content: &str) -> String {
    let content = parse(content).map_or(Value::Null, |document| document.root.value).into();
    let (message, answers) = form::answer_texts(request, &content);
    let row = |answer: AnswerText| {
        let values = answer.values.map(Value::from_iter);
        [Value::from(answer.label.as_str())].into_iter().chain(values).collect()
    };
    [Value::from(message.as_str())].into_iter().chain(answers.into_iter().map(row)).collect::<Value>().to_json()
}
