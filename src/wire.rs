//! The shapes of what crosses to JavaScript, as `pkg/validate.d.ts` names them.

use crate::json::{Range, Value};
use crate::lint::{Diagnostic, Edit};
use crate::message;
use crate::validate::{ErrorKind, Reason, Report, Undecided, ValidationError};
use serde::{Serialize, Serializer};

/// `Report`: what came of a check of an answer.
#[derive(Serialize)]
pub(crate) struct ReportShape {
    valid: bool,
    errors: Vec<ErrorShape>,
    undecided: Vec<UndecidedShape>,
}

/// `ValidationError`: why an answer does not fit.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ErrorShape {
    instance_location: String,
    keyword_location: String,
    keyword: &'static str,
    params: Params,
    message: String,
}

/// What the keyword wants, and what was found where that is a figure of its own.
#[derive(Serialize)]
struct Params {
    #[serde(skip_serializing_if = "Option::is_none")]
    got: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    want: Option<Json>,
}

/// `Undecided`: a rule that was not checked.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct UndecidedShape {
    instance_location: String,
    keyword_location: String,
    keyword: String,
    reason: &'static str,
}

/// `Diagnostic`: what is wrong with a request.
#[derive(Serialize)]
pub(crate) struct DiagnosticShape {
    code: &'static str,
    severity: &'static str,
    location: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<RangeShape>,
    message: String,
    help: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<FixShape>,
}

/// `Range`: a place in a text, in UTF-16 code units.
#[derive(Serialize)]
struct RangeShape {
    start: usize,
    end: usize,
}

#[derive(Serialize)]
struct FixShape {
    edits: Vec<EditShape>,
}

#[derive(Serialize)]
struct EditShape {
    range: RangeShape,
    text: String,
}

/// A value as JSON text, so that no number is rounded before JavaScript does it.
struct Json(String);

impl Serialize for Json {
    #[cfg(target_arch = "wasm32")]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serde_wasm_bindgen::preserve::serialize(&js_sys::JSON::parse(&self.0).unwrap_or_default(), serializer)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl From<&Report> for ReportShape {
    fn from(report: &Report) -> Self {
        Self {
            valid: report.is_valid(),
            errors: report.errors.iter().map(ErrorShape::from).collect(),
            undecided: report.undecided.iter().map(UndecidedShape::from).collect(),
        }
    }
}

impl From<&ValidationError> for ErrorShape {
    fn from(error: &ValidationError) -> Self {
        Self {
            instance_location: error.instance_location.to_string(),
            keyword_location: error.keyword_location.to_string(),
            keyword: error.kind.keyword(),
            params: Params::from(&error.kind),
            message: message::validation::message(&error.kind),
        }
    }
}

impl From<&Undecided> for UndecidedShape {
    fn from(rule: &Undecided) -> Self {
        Self {
            instance_location: rule.instance_location.to_string(),
            keyword_location: rule.keyword_location.to_string(),
            keyword: rule.keyword.as_str().to_owned(),
            reason: match rule.reason {
                Reason::Keyword => "keyword",
                Reason::Value => "value",
                Reason::Reference => "reference",
                Reason::Pattern => "pattern",
                Reason::InvalidPattern => "invalid-pattern",
                Reason::Limit => "limit",
            },
        }
    }
}

impl From<&ErrorKind> for Params {
    fn from(kind: &ErrorKind) -> Self {
        use ErrorKind as Kind;
        let json = |value: &dyn std::fmt::Display| Some(Json(value.to_string()));
        let (got, want) = match kind {
            Kind::Type { got, want } => {
                let want: Vec<String> = want.iter().map(|want| ["\"", want.as_str(), "\""].concat()).collect();
                (json(&format_args!("\"{}\"", got.as_str())), json(&format_args!("[{}]", want.join(","))))
            }
            Kind::Const { want } => (None, json(want)),
            Kind::Enum { want } => (None, json(&Value::Array(want.iter().cloned().map(Into::into).collect()))),
            Kind::OneOf { got } => (json(got), json(&1)),
            Kind::MinLength { got, want }
            | Kind::MaxLength { got, want }
            | Kind::MinItems { got, want }
            | Kind::MaxItems { got, want } => (json(got), json(want)),
            Kind::Pattern { want } | Kind::Required { want } => (None, json(want)),
            Kind::Format { want } => (None, json(&format_args!("\"{want}\""))),
            Kind::Minimum { got, want }
            | Kind::Maximum { got, want }
            | Kind::ExclusiveMinimum { got, want }
            | Kind::ExclusiveMaximum { got, want }
            | Kind::MultipleOf { got, want } => (json(&got.lexeme()), json(&want.lexeme())),
            Kind::UniqueItems { first, second } => (json(&format_args!("[{first},{second}]")), None),
            Kind::AnyOf | Kind::AdditionalProperties | Kind::False => (None, None),
        };
        Self { got, want }
    }
}

/// The shapes of `diagnostics`; with the `text` that they were found in, their ranges and fixes too.
pub(crate) fn diagnostics(diagnostics: &[Diagnostic], text: Option<&str>) -> Vec<DiagnosticShape> {
    let units = text.map(Units::new);
    let range = |range: &Range| {
        units.as_ref().map(|units| RangeShape { start: units.before(range.start), end: units.before(range.end) })
    };
    let edit = |edit: &Edit| Some(EditShape { range: range(&edit.range)?, text: edit.text.clone() });
    let shape = |diagnostic: &Diagnostic| DiagnosticShape {
        code: diagnostic.code.as_str(),
        severity: diagnostic.severity.as_str(),
        location: diagnostic.location.to_string(),
        range: diagnostic.range.as_ref().and_then(range),
        message: message::diagnostic::message(diagnostic),
        help: message::diagnostic::help(diagnostic),
        fix: diagnostic
            .fix
            .as_ref()
            .and_then(|fix| fix.edits.iter().map(edit).collect())
            .map(|edits| FixShape { edits }),
    };
    diagnostics.iter().map(shape).collect()
}

/// How many UTF-16 code units stand before a byte of a text.
pub(crate) struct Units<'a> {
    text: &'a [u8],
    /// What stands before each block.
    blocks: Vec<usize>,
}

const BLOCK: usize = 1024;

impl<'a> Units<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let mut sum = 0_usize;
        let blocks = text.as_bytes().chunks(BLOCK).map(|block| {
            let before = sum;
            sum = sum.saturating_add(units(block));
            before
        });
        Self { blocks: blocks.collect(), text: text.as_bytes() }
    }

    pub(crate) fn before(&self, at: usize) -> usize {
        let at = at.min(self.text.len());
        let block = at.checked_div(BLOCK).unwrap_or_default().min(self.blocks.len().saturating_sub(1));
        let rest = self.text.get(block.saturating_mul(BLOCK)..at).map_or(0, units);
        self.blocks.get(block).copied().unwrap_or_default().saturating_add(rest)
    }
}

/// A character is one unit, and two where UTF-8 takes four bytes.
fn units(bytes: &[u8]) -> usize {
    bytes.iter().map(|byte| usize::from(byte & 0xC0 != 0x80).saturating_add(usize::from(*byte >= 0xF0))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{Pointer, parse};
    use crate::lint::lint;
    use crate::validate::{Schema, pattern::Engine};
    use serde_json::json;

    fn report(schema: &str, instance: &str) -> serde_json::Value {
        let schema = Schema::compile(&parse(schema).unwrap().root, &Pointer::root());
        let report = schema.validate(&parse(instance).unwrap().root, &Engine::new());
        serde_json::to_value(ReportShape::from(&report)).unwrap()
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

    #[test]
    fn what_each_keyword_wants_and_got() {
        for (schema, instance, expected) in [
            (r#"{"type": ["string", "null"]}"#, "1", r#"{"got":"\"number\"","want":"[\"string\",\"null\"]"}"#),
            (r#"{"const": {"a": 1.0}}"#, "1", r#"{"want":"{\"a\":1.0}"}"#),
            (r#"{"enum": ["a\"", 2]}"#, "1", r#"{"want":"[\"a\\\"\",2]"}"#),
            (r#"{"oneOf": [{"const": 1}, {"enum": [1]}]}"#, "1", r#"{"got":"2","want":"1"}"#),
            (r#"{"minLength": 2}"#, "\"\u{1F600}\"", r#"{"got":"1","want":"2"}"#),
            (r#"{"pattern": "^\"$"}"#, "\"a\"", r#"{"want":"\"^\\\"$\""}"#),
            (r#"{"format": "email"}"#, "\"a\"", r#"{"want":"\"email\""}"#),
            (r#"{"uniqueItems": true}"#, "[1, 2, 1]", r#"{"got":"[0,2]"}"#),
            (r#"{"required": ["a\\b"]}"#, "{}", r#"{"want":"\"a\\\\b\""}"#),
            (r#"{"additionalProperties": false}"#, r#"{"a": 1}"#, "{}"),
        ] {
            assert_eq!(report(schema, instance)["errors"][0]["params"].to_string(), expected, "{schema}");
        }
    }

    #[test]
    fn a_diagnostic_with_and_without_its_text() {
        let text = r#"{"message": "😀é?", "requestedSchema": {"type": "object", "properties": {"a": {"type": "string",
            "title": "A", "description": "A", "minlength": 3}}}}"#;
        let found = lint(text, None);
        let shape = |text| serde_json::to_value(diagnostics(&found, text)).unwrap();
        let wide: Vec<u16> = text.encode_utf16().collect();
        let at = |part: &str| String::from_utf16(&wide).unwrap().split(part).next().unwrap().encode_utf16().count();
        let range = json!({"start": at("\"minlength\""), "end": at("\"minlength\"") + 11});
        let expected = json!({
            "code": "unknown-keyword",
            "severity": "warning",
            "location": "/requestedSchema/properties/a/minlength",
            "range": range,
            "message": "“minlength” is not a keyword, so it is ignored.",
            "help": "Did you mean “minLength”?",
            "fix": {"edits": [{"range": range, "text": "\"minLength\""}]},
        });
        assert_eq!(shape(Some(text)), json!([expected]));
        let mut without = expected.clone();
        without.as_object_mut().unwrap().retain(|name, _| name != "range" && name != "fix");
        assert_eq!(shape(None), json!([without]));
    }

    #[test]
    fn places_are_counted_in_utf_16() {
        let text = "aé😀\u{10FFFF}𝒳".repeat(700);
        let units = Units::new(&text);
        let mut expected = 0;
        for (at, c) in text.char_indices() {
            assert_eq!(units.before(at), expected);
            expected += c.len_utf16();
        }
        assert_eq!(units.before(text.len()), expected);
        assert_eq!(units.before(usize::MAX), expected);
        assert_eq!(Units::new("").before(5), 0);
    }
}
