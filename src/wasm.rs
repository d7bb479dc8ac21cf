//! `lint` and `validate` for JavaScript: texts in, shapes out. `pkg/src/validate.shared.js` calls this.

use crate::json::{self, Node, Pointer};
use crate::lint::lint_with;
use crate::protocol::Revision;
use crate::schema::Limits;
use crate::validate::pattern::{Outcome, PatternMatcher};
use crate::validate::{self, Report};
use crate::wire::{self, Shape, Units};
use js_sys::{Function, SyntaxError};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// The matcher is a module of its own, which JavaScript calls.
struct Matcher<'a>(&'a Function);

impl PatternMatcher for Matcher<'_> {
    fn test(&self, pattern: &str, text: &str) -> Outcome {
        self.measure(pattern, text).0
    }

    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        let said = self.0.call2(&JsValue::UNDEFINED, &pattern.into(), &text.into());
        Outcome::and_steps(said.ok().and_then(|said| said.as_f64()).map_or(2, |said| said as u32))
    }
}

fn read(text: &str, name: &str) -> Result<Node, SyntaxError> {
    json::parse(text).map(|document| document.root).map_err(|error| {
        SyntaxError::new(&format!("{name} is not JSON text, from character {} on", Units::new(text).before(error.at)))
    })
}

fn carry(shape: &Shape) -> JsValue {
    shape.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or_default()
}

/// Nothing where all is well and decided: the answer that is wanted most often is quickest.
fn shaped(report: &Report) -> JsValue {
    if report.errors.is_empty() && report.undecided.is_empty() {
        JsValue::UNDEFINED
    } else {
        carry(&wire::report(report))
    }
}

/// A schema made ready for many checks.
#[wasm_bindgen]
pub struct Schema(validate::Schema);

#[wasm_bindgen]
impl Schema {
    /// Reads a schema.
    ///
    /// # Errors
    /// A `SyntaxError` for what is not JSON.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Schema, SyntaxError> {
        Ok(Self(validate::Schema::compile(&read(text, "requestedSchema")?, &Pointer::root())))
    }

    /// Checks an answer.
    ///
    /// # Errors
    /// A `SyntaxError` for what is not JSON.
    pub fn validate(&self, content: &str, test: &Function) -> Result<JsValue, SyntaxError> {
        Ok(shaped(&self.0.validate(&read(content, "content")?, &Matcher(test))))
    }
}

/// Checks a result against its request.
///
/// # Errors
/// A `SyntaxError` for what is not JSON.
#[wasm_bindgen(js_name = validateResult)]
pub fn validate_result(request: &str, result: &str, revision: &str, test: &Function) -> Result<JsValue, SyntaxError> {
    let (request, result) = (read(request, "request")?, read(result, "result")?);
    Ok(shaped(&validate::validate_result(&request, &result, Revision::parse(revision), &Matcher(test))))
}

/// Finds what is wrong with a request. Places in the text are told where the text is the caller's own (`given`), and
/// patterns are looked at where there is a matcher.
#[wasm_bindgen]
pub fn lint(text: &str, revision: &str, given: bool, test: Option<Function>) -> JsValue {
    let matcher = test.as_ref().map(Matcher);
    let patterns = matcher.as_ref().map(|matcher| -> &dyn PatternMatcher { matcher });
    let found = lint_with(text, Revision::parse(revision), patterns, &Limits::DEFAULT);
    carry(&wire::diagnostics(&found, given.then_some(text)))
}
