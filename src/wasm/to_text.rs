//! The answers to a request as text (feature `lint`). `pkg/src/check/to-text.ts` calls this.

use crate::form;
use crate::json::{Node, Text, Value, parse};
use wasm_bindgen::prelude::*;

/// Returns a JSON array: the message, then for each field an array of its label and its values, or of its label alone
/// if the values are hidden.
#[wasm_bindgen]
pub fn answer_texts(request: &str, content: &str) -> String {
    let text = |text: &str| Value::String(Text::from(text)).into();
    let content = parse(content).map_or_else(|_| Value::Null.into(), |document| document.root);
    let (message, answers) = form::answer_texts(request, &content);
    let mut rows: Vec<Node> = vec![text(&message)];
    for answer in answers {
        let values = answer.values.map(|values| Value::Array(values.into_iter().map(Node::from).collect()).into());
        rows.push(Value::Array([text(&answer.label)].into_iter().chain(values).collect()).into());
    }
    Value::Array(rows).to_json()
}
