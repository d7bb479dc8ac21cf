//! `lint` (feature `lint`). `pkg/src/check/linting.ts` calls this.

use super::diagnostic::diagnostics_text;
use super::page::{Function, Matcher, text as json_text};
use crate::lint::{Code, Severity, lint_with};
use crate::protocol::Revision;
use crate::validate::pattern::PatternMatcher;
use wasm_bindgen::prelude::*;

/// Returns the `Diagnostic`s of a request as JSON text, or an unknown code. They have ranges if the text is the caller's
/// own (`has_places`). `rules` has a line for each configured rule, `code=off` or `code=error`.
#[wasm_bindgen]
pub fn lint(text: &str, revision: &str, rules: &str, has_places: bool, test: Option<Function>) -> String {
    let mut levels = Vec::new();
    for line in rules.lines() {
        let (code, level) = line.rsplit_once('=').unwrap_or((line, ""));
        let Some(code) = Code::find(code) else { return json_text(code) };
        levels.push((code, Severity::parse(level)));
    }
    let matcher = test.as_ref().map(Matcher);
    let patterns = matcher.as_ref().map(|matcher| -> &dyn PatternMatcher { matcher });
    let all = lint_with(text, Revision::parse(revision), &levels, patterns);
    diagnostics_text(&all, has_places.then_some(text))
}
