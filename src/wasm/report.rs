//! `Report`, as `pkg/src/validate.d.ts` names it; `got` and `want` are JSON text here, so that no number is rounded, no name
//! becomes a prototype and no half of a surrogate pair is lost before JavaScript reads them.

use crate::message;
use crate::validate::{self, Reason};
use serde::Serialize;

#[derive(Serialize)]
pub struct Report {
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
    reason: &'static str,
}

impl From<&validate::Report> for Report {
    fn from(report: &validate::Report) -> Self {
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
            reason: match rule.reason {
                Reason::Keyword => "keyword",
                Reason::Value => "value",
                Reason::Reference => "reference",
                Reason::Pattern => "pattern",
                Reason::InvalidPattern => "invalid-pattern",
                Reason::Limit => "limit",
            },
        };
        Self {
            valid: report.is_valid(),
            errors: report.errors.iter().map(error).collect(),
            undecided: report.undecided.iter().map(undecided).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{Pointer, parse};
    use crate::validate::{Schema, pattern::Engine};
    use serde_json::json;

    fn report(schema: &str, instance: &str) -> serde_json::Value {
        let schema = Schema::compile(&parse(schema).unwrap().root, &Pointer::root());
        let report = schema.validate(&parse(instance).unwrap().root, &Engine::new());
        serde_json::to_value(Report::from(&report)).unwrap()
    }

    #[test]
    fn a_report() {
        let schema = r#"{"properties": {"a": {"type": "integer", "minimum": 18.50}, "b": {"not": {}}}}"#;
        assert_eq!(
            report(schema, r#"{"a": 1e1, "b": 0}"#),
            json!({
                "valid": false,
                "errors": [{
                    "instanceLocation": "/a",
                    "keywordLocation": "/properties/a/minimum",
                    "keyword": "minimum",
                    "params": {"got": "1e1", "want": "18.50"},
                    "message": "Must be 18.50 or more.",
                }],
                "undecided": [{
                    "instanceLocation": "/b",
                    "keywordLocation": "/properties/b/not",
                    "keyword": "not",
                    "reason": "keyword",
                }],
            })
        );
    }

    /// What crosses is read again by JavaScript: it is bounded too, with what is escaped in it.
    #[test]
    fn a_report_of_what_is_long_is_bounded() {
        let list = |item: &str| format!("[{}]", vec![item; 5_000].join(","));
        let (plain, control, half) = ("n".repeat(50_000), "\\u0001".repeat(8_000), "\\ud800".repeat(8_000));
        for (schema, instance) in [
            (format!(r#"{{"items":{{"required":["{plain}"]}}}}"#), list("{}")),
            (format!(r#"{{"items":{{"const":"{half}"}}}}"#), list("1")),
            (
                format!(r#"{{"properties":{{"{control}":{{"items":{{"minimum":5}}}}}}}}"#),
                format!(r#"{{"{control}":{}}}"#, list("1")),
            ),
        ] {
            let schema = Schema::compile(&parse(&schema).unwrap().root, &Pointer::root());
            let report = schema.validate(&parse(&instance).unwrap().root, &Engine::new());
            let length = serde_json::to_string(&Report::from(&report)).unwrap().len();
            assert!(report.errors.len() > 1 && length <= 20 << 20, "{length}");
        }
    }

    #[test]
    fn what_each_keyword_wants_and_got() {
        for (schema, instance, expected) in [
            (r#"{"type": ["string", "null"]}"#, "1", r#"{"got":"number","want":["string","null"]}"#),
            (r#"{"const": {"a": 1.0}}"#, "1", r#"{"want":{"a":1.0}}"#),
            (r#"{"enum": ["a\"", 2]}"#, "1", r#"{"want":["a\"",2]}"#),
            (r#"{"oneOf": [{"const": 1}, {"enum": [1]}]}"#, "1", r#"{"got":2,"want":1}"#),
            (r#"{"minLength": 2}"#, "\"\u{1F600}\"", r#"{"got":1,"want":2}"#),
            (r#"{"pattern": "^\"$"}"#, "\"a\"", r#"{"want":"^\"$"}"#),
            (r#"{"format": "email"}"#, "\"a\"", r#"{"want":"email"}"#),
            (r#"{"uniqueItems": true}"#, "[1, 2, 1]", r#"{"got":[0,2]}"#),
            (r#"{"required": ["a\\b"]}"#, "{}", r#"{"want":"a\\b"}"#),
            (r#"{"additionalProperties": false}"#, r#"{"a": 1}"#, "{}"),
        ] {
            let report = report(schema, instance);
            let params = report["errors"][0]["params"].as_object().unwrap();
            let said: Vec<_> =
                params.iter().map(|(name, json)| format!("\"{name}\":{}", json.as_str().unwrap())).collect();
            assert_eq!(format!("{{{}}}", said.join(",")), expected, "{schema}");
        }
    }
}
