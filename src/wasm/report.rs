//! `Report`, as declared in `pkg/src/validate.d.ts`; `got` and `want` are JSON text here, so that no number is rounded,
//! no name becomes a prototype and no half of a surrogate pair is lost before JavaScript reads them.

use super::page::to_js;
use crate::message;
use crate::validate::{self, Reason};
use serde::Serialize;
use wasm_bindgen::JsValue;

#[derive(Serialize)]
struct Report {
    valid: bool,
    errors: Vec<ValidationError>,
    undecided: Vec<Undecided>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ValidationError {
    instance_location: String,
    keyword_location: String,
    keyword: &'static str,
    params: Params,
    message: String,
}

#[derive(Serialize)]
struct Params {
    #[serde(skip_serializing_if = "String::is_empty")]
    got: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    want: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Undecided {
    instance_location: String,
    keyword_location: String,
    keyword: String,
    reason: Reason,
}

/// Converts a report to JavaScript. The most frequent result, no errors and nothing undecided, is `undefined`, which is
/// fastest.
pub fn report_to_js(report: &validate::Report) -> JsValue {
    if report.errors.is_empty() && report.undecided.is_empty() {
        return JsValue::UNDEFINED;
    }
    let error = |error: &validate::ValidationError| ValidationError {
        instance_location: error.instance_location.as_str().to_owned(),
        keyword_location: error.keyword_location.as_str().to_owned(),
        keyword: error.assertion.keyword(),
        params: Params { got: error.got.clone(), want: error.want.clone() },
        message: message::validation::message(error),
    };
    let undecided = |rule: &validate::Undecided| Undecided {
        instance_location: rule.instance_location.as_str().to_owned(),
        keyword_location: rule.keyword_location.as_str().to_owned(),
        keyword: rule.keyword.as_str().to_owned(),
        reason: rule.reason,
    };
    to_js(&Report {
        // A rule that was not checked may be broken.
        valid: false,
        errors: report.errors.iter().map(error).collect(),
        undecided: report.undecided.iter().map(undecided).collect(),
    })
}
