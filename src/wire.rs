//! The shapes of what crosses to JavaScript, as `pkg/src/validate.d.ts` names them.

#[cfg(any(feature = "lint", test))]
use crate::json::Range;
use crate::json::Text;
#[cfg(any(feature = "lint", test))]
use crate::json::digits;
#[cfg(any(feature = "lint", test))]
use crate::lint::Diagnostic;
use crate::message;
use crate::validate::{Description, Reason, Report, Undecided, ValidationError};

/// What crosses. One shape for all of them is less code than a type for each.
pub(crate) enum Shape {
    Flag(bool),
    #[cfg(any(feature = "lint", test))]
    Count(usize),
    Text(String),
    /// JSON text, so that no number is rounded before JavaScript does it.
    Json(String),
    List(Vec<Shape>),
    /// An object; a member without a value is left out.
    Object(Vec<(&'static str, Option<Shape>)>),
}

impl Shape {
    /// The shape as JSON text.
    pub(crate) fn to_json(&self) -> String {
        let mut json = String::new();
        self.push(&mut json);
        json
    }

    fn push(&self, json: &mut String) {
        match self {
            Self::Flag(flag) => json.push_str(if *flag { "true" } else { "false" }),
            #[cfg(any(feature = "lint", test))]
            Self::Count(count) => json.push_str(&digits(*count)),
            Self::Text(text) => json.push_str(&Text::from(text.as_str()).to_json()),
            Self::Json(text) => json.push_str(text),
            Self::List(items) => {
                json.push('[');
                let mut separator = "";
                for item in items {
                    json.push_str(separator);
                    item.push(json);
                    separator = ",";
                }
                json.push(']');
            }
            Self::Object(members) => {
                let mut separator = "{\"";
                for (name, value) in members {
                    if let Some(value) = value {
                        json.push_str(separator);
                        json.push_str(name);
                        json.push_str("\":");
                        value.push(json);
                        separator = ",\"";
                    }
                }
                json.push_str(if separator == "{\"" { "{}" } else { "}" });
            }
        }
    }
}

/// `Report`: what came of a check of an answer.
pub(crate) fn report(report: &Report) -> Shape {
    Shape::Object(vec![
        ("valid", Some(Shape::Flag(report.is_valid()))),
        ("errors", Some(Shape::List(report.errors.iter().map(error).collect()))),
        ("undecided", Some(Shape::List(report.undecided.iter().map(undecided).collect()))),
    ])
}

/// `ValidationError`: why an answer does not fit.
fn error(error: &ValidationError) -> Shape {
    let Description { got, want, .. } = error.kind.description();
    let message = message::validation::message(&error.kind);
    let param = |json: String| (!json.is_empty()).then_some(Shape::Json(json));
    Shape::Object(vec![
        ("instanceLocation", text(error.instance_location.as_str())),
        ("keywordLocation", text(error.keyword_location.as_str())),
        ("keyword", text(error.kind.keyword())),
        ("params", Some(Shape::Object(vec![("got", param(got)), ("want", param(want))]))),
        ("message", Some(Shape::Text(message))),
    ])
}

/// `Undecided`: a rule that was not checked.
fn undecided(rule: &Undecided) -> Shape {
    let reason = match rule.reason {
        Reason::Keyword => "keyword",
        Reason::Value => "value",
        Reason::Reference => "reference",
        Reason::Pattern => "pattern",
        Reason::InvalidPattern => "invalid-pattern",
        Reason::Limit => "limit",
    };
    Shape::Object(vec![
        ("instanceLocation", text(rule.instance_location.as_str())),
        ("keywordLocation", text(rule.keyword_location.as_str())),
        ("keyword", text(rule.keyword.as_str())),
        ("reason", text(reason)),
    ])
}

/// `Diagnostic`s: what is wrong with a request; with the `text` that they were found in, their ranges and fixes too.
#[cfg(any(feature = "lint", test))]
pub(crate) fn diagnostics(diagnostics: &[Diagnostic], found_in: Option<&str>) -> Shape {
    let units = found_in.map(Units::new);
    let range = |range: &Range| {
        let units = units.as_ref()?;
        let place = |at| Some(Shape::Count(units.before(at)));
        Some(Shape::Object(vec![("start", place(range.start)), ("end", place(range.end))]))
    };
    let mut shapes = Vec::new();
    for diagnostic in diagnostics {
        let mut fix = None;
        if let (Some(found), Some(_)) = (&diagnostic.fix, found_in) {
            let mut edits = Vec::new();
            for edit in &found.edits {
                edits.push(Shape::Object(vec![("range", range(&edit.range)), ("text", text(&edit.text))]));
            }
            fix = Some(Shape::Object(vec![("edits", Some(Shape::List(edits)))]));
        }
        shapes.push(Shape::Object(vec![
            ("code", text(diagnostic.code.as_str())),
            ("severity", text(diagnostic.severity.as_str())),
            ("location", text(diagnostic.location.as_str())),
            ("range", diagnostic.range.as_ref().and_then(range)),
            ("message", Some(Shape::Text(message::diagnostic::message(diagnostic)))),
            ("help", Some(Shape::Text(message::diagnostic::help(diagnostic)))),
            ("page", Some(Shape::Text(["docs/rules/", diagnostic.code.as_str(), ".md"].concat()))),
            ("fix", fix),
        ]));
    }
    Shape::List(shapes)
}

fn text(text: &str) -> Option<Shape> {
    Some(Shape::Text(text.to_owned()))
}

/// How many UTF-16 code units are before a byte of a text.
pub(crate) struct Units<'a> {
    text: &'a [u8],
    /// What is before each block.
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
        serde_json::from_str(&super::report(&report).to_json()).unwrap()
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
                    "params": serde_json::from_str::<serde_json::Value>(r#"{"got": 1e1, "want": 18.50}"#).unwrap(),
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
            let length = super::report(&report).to_json().len();
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
            assert_eq!(report(schema, instance)["errors"][0]["params"].to_string(), expected, "{schema}");
        }
    }

    #[test]
    fn a_diagnostic_with_and_without_its_text() {
        let text = r#"{"message": "😀é?", "requestedSchema": {"type": "object", "properties": {"a": {"type": "string",
            "title": "A", "description": "A", "minlength": 3}}}}"#;
        let found = lint(text, None);
        let shape = |text| serde_json::from_str::<serde_json::Value>(&diagnostics(&found, text).to_json()).unwrap();
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
            "page": "docs/rules/unknown-keyword.md",
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
