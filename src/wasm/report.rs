//! `Report`, as declared in `pkg/src/validate.ts`, as JSON text.

use super::page::{list, object, text};
use crate::message;
use crate::validate::{Report, Undecided, ValidationError};

/// Writes a report; the most frequent one, no errors and nothing undecided, is `None`, which is fastest.
pub fn report_text(report: &Report) -> Option<String> {
    let error = |error: &ValidationError| {
        object(&[
            ("instanceLocation", &text(error.instance_location.as_str())),
            ("keywordLocation", &text(error.keyword_location.as_str())),
            ("keyword", &text(error.assertion.as_str())),
            ("params", &object(&[("got", &error.got), ("want", &error.want)])),
            ("message", &text(&message::validation::message(error))),
        ])
    };
    let undecided = |rule: &Undecided| {
        object(&[
            ("instanceLocation", &text(rule.instance_location.as_str())),
            ("keywordLocation", &text(rule.keyword_location.as_str())),
            ("keyword", &text(&rule.keyword)),
            ("reason", &text(rule.reason.as_str())),
        ])
    };
    if report.errors.is_empty() && report.undecided.is_empty() {
        return None;
    }
    let errors = list(report.errors.iter().map(error));
    let undecided = list(report.undecided.iter().map(undecided));
    // A rule that was not checked may be broken.
    Some(object(&[("valid", "false"), ("errors", &errors), ("undecided", &undecided)]))
}
