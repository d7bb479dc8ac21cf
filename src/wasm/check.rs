//! `validate` and `validateResult` (feature `validate`). `pkg/src/check/checks.ts` calls this.

use super::page::{Function, Matcher, SyntaxError};
use super::report::report_text;
use super::units::Units;
use crate::json::{self, Node, Pointer, digits};
use crate::protocol::Revision;
use crate::validate;
use wasm_bindgen::prelude::*;

fn read(text: &str, name: &str) -> Result<Node, SyntaxError> {
    json::parse(text).map(|document| document.root).map_err(|error| {
        let character = digits(Units::new(text).before(error.at));
        SyntaxError::new(&[name, " is not JSON text, from character ", &character, " on"].concat())
    })
}

#[wasm_bindgen]
pub struct Schema(validate::Schema);

#[wasm_bindgen]
impl Schema {
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Schema, SyntaxError> {
        Ok(Self(validate::Schema::compile(&read(text, "requestedSchema")?, &Pointer::root())))
    }

    pub fn validate(&self, content: &str, test: &Function) -> Result<Option<String>, SyntaxError> {
        Ok(report_text(&self.0.validate(&read(content, "content")?, &Matcher(test))))
    }
}

#[wasm_bindgen(js_name = validateResult)]
pub fn validate_result(
    request: &str,
    result: &str,
    revision: &str,
    test: &Function,
) -> Result<Option<String>, SyntaxError> {
    let (request, result) = (read(request, "request")?, read(result, "result")?);
    Ok(report_text(&validate::validate_result(&request, &result, Revision::parse(revision), &Matcher(test))))
}
