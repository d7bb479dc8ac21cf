//! `lint` (feature `lint`). `pkg/src/linting.js` calls this.

use super::diagnostic::diagnostics;
use super::page::{Function, Matcher, to_js};
use crate::lint::lint_with;
use crate::protocol::Revision;
use crate::schema::Limits;
use crate::validate::pattern::PatternMatcher;
use wasm_bindgen::prelude::*;

/// Finds what is wrong with a request: `Diagnostic`s. Their places in the text are given where the text is the
/// caller's own (`has_places`), and patterns are looked at where there is a matcher.
#[wasm_bindgen]
pub fn lint(text: &str, revision: &str, has_places: bool, test: Option<Function>) -> JsValue {
    let matcher = test.as_ref().map(Matcher);
    let patterns = matcher.as_ref().map(|matcher| -> &dyn PatternMatcher { matcher });
    let found = lint_with(text, Revision::parse(revision), patterns, &Limits::DEFAULT);
    to_js(&diagnostics(&found, has_places.then_some(text)))
}
