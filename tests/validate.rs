//! `validate` where the official suite has no tests: which errors are reported, where, and which rules are undecided.

#[path = "validate/limits.rs"]
mod limits;

use mcp_elicitation::json::{Node, Pointer, parse};
use mcp_elicitation::validate::pattern::{Outcome, PatternMatcher};
use mcp_elicitation::validate::{Reason, Report, Schema};

/// A matcher that finds texts, not patterns; `?` is undecided and `(` is invalid.
struct Contains;

impl PatternMatcher for Contains {
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        let outcome = match pattern {
            "?" => Outcome::Undecided,
            "(" => Outcome::Invalid,
            _ if text.contains(pattern) => Outcome::Match,
            _ => Outcome::NoMatch,
        };
        (outcome, 0)
    }
}

fn json(text: &str) -> Node {
    parse(text).unwrap_or_else(|error| panic!("{error:?}: {text}")).root
}

fn validate(schema: &str, instance: &str) -> Report {
    Schema::compile(&json(schema), &Pointer::root()).validate(&json(instance), &Contains)
}

/// Returns each error as `instance-location keyword-location`, then each undecided rule in the same form, with a
/// question mark.
fn found(schema: &str, instance: &str) -> Vec<String> {
    let report = validate(schema, instance);
    let errors = report.errors.iter().map(|error| format!("{} {}", error.instance_location, error.keyword_location));
    let undecided = report.undecided.iter();
    let undecided = undecided.map(|rule| format!("? {} {}", rule.instance_location, rule.keyword_location));
    errors.chain(undecided).collect()
}

fn check(cases: &[(&str, &str, &[&str])]) {
    for (schema, instance, expected) in cases {
        assert_eq!(found(schema, instance), *expected, "{instance} against {schema}");
    }
}

fn outside(schema: &str) -> Vec<(String, String, Reason)> {
    let schema = Schema::compile(&json(schema), &Pointer::root());
    let outside = schema.outside();
    outside.map(|outside| (outside.location.to_string(), outside.keyword.as_str().to_owned(), outside.reason)).collect()
}

/// Returns the violated rule, the received value and the expected one.
fn only_error(schema: &str, instance: &str) -> String {
    let mut errors = validate(schema, instance).errors;
    assert_eq!(errors.len(), 1, "{instance} against {schema}");
    let error = errors.remove(0);
    format!("{} {} {}", error.assertion.as_str(), error.got, error.want)
}

#[test]
fn locates_errors_in_instance_and_schema() {
    check(&[
        (r#"{"properties": {"a/b": {"minLength": 2}}}"#, r#"{"a/b": "x"}"#, &["/a~1b /properties/a~1b/minLength"]),
        (r#"{"required": ["a", "b"]}"#, r#"{"b": 1}"#, &[" /required"]),
        (r#"{"items": {"type": "string"}}"#, r#"["a", 1, null]"#, &["/1 /items/type", "/2 /items/type"]),
        (r#"{"prefixItems": [true, false], "items": false}"#, "[1, 2, 3]", &["/1 /prefixItems/1", "/2 /items"]),
        (r#"{"additionalProperties": {"const": 1}}"#, r#"{"a": 2}"#, &["/a /additionalProperties/const"]),
        (r#"{"additionalProperties": {"const": 1}}"#, r#"{"": 2}"#, &["/ /additionalProperties/const"]),
        ("false", "1", &[" "]),
        ("true", "1", &[]),
    ]);
}

#[test]
fn locates_a_referenced_rule_at_its_definition() {
    check(&[
        (
            r##"{"properties": {"a": {"$ref": "#/$defs/t"}}, "$defs": {"t": {"type": "string"}}}"##,
            r#"{"a": 1}"#,
            &["/a /$defs/t/type"],
        ),
        (r##"{"$ref": "#/%24defs/a%20~1%25", "$defs": {"a /%": {"minimum": 2}}}"##, "1", &[" /$defs/a ~1%/minimum"]),
        (r##"{"items": {"$ref": "#"}, "type": "array"}"##, "[[], [1]]", &["/1/0 /type"]),
        (r##"{"$ref": "#/prefixItems/0", "prefixItems": [{"type": "array"}]}"##, "1", &[" /prefixItems/0/type"]),
    ]);
}

#[test]
fn compiles_a_schema_in_place() {
    let document = json(r##"{"properties": {"a": {"$ref": "#/$defs/t"}}, "$defs": {"t": {"type": "string"}}}"##);
    let schema = Schema::compile(&document, &Pointer::root().member("properties").member("a"));
    let report = schema.validate(&json("1"), &Contains);
    assert_eq!(report.errors[0].instance_location, Pointer::root());
    assert_eq!(report.errors[0].keyword_location.as_str(), "/$defs/t/type");
    let nothing = Schema::compile(&document, &Pointer::from("/properties/b"));
    assert_eq!(nothing.outside().next().unwrap().reason, Reason::Value);
    assert_eq!(nothing.validate(&json("1"), &Contains).undecided.len(), 1);
}

#[test]
fn does_not_guess_unfollowed_references() {
    for (schema, reason) in [
        (r##"{"$ref": "#name"}"##, Reason::Reference),
        (r##"{"$ref": "https://example.com/schema"}"##, Reason::Reference),
        (r##"{"$ref": "#/$defs/missing"}"##, Reason::Reference),
        (r##"{"$ref": "#/$defs/%zz", "$defs": {"%zz": true}}"##, Reason::Reference),
        (r##"{"$ref": "#/default", "default": 5}"##, Reason::Reference),
        (r##"{"$ref": "#/prefixItems/00", "prefixItems": [true]}"##, Reason::Reference),
        (r##"{"$ref": 1}"##, Reason::Value),
        (r##"{"properties": {"a": {"$id": "x", "$ref": "#/$defs/t"}}, "$defs": {"t": true}}"##, Reason::Reference),
        (r##"{"$ref": "#/$defs/t", "$defs": {"t": {"$id": "x", "items": {"$ref": "#"}}}}"##, Reason::Reference),
    ] {
        let outside = outside(schema);
        assert_eq!(outside.len(), 1, "{schema}");
        assert_eq!((outside[0].1.as_str(), outside[0].2), ("$ref", reason), "{schema}");
    }
    assert!(outside(r##"{"$id": "x", "$ref": "#/$defs/t", "$defs": {"t": true}}"##).is_empty());
}

#[test]
fn ends_circular_references() {
    check(&[
        (r##"{"$ref": "#"}"##, "1", &[" /$ref", "?  /$ref"]),
        (
            r##"{"properties": {"a": {"$ref": "#/properties/a"}, "b": {"type": "null"}}}"##,
            r#"{"a": 1, "b": 2}"#,
            &["/b /properties/b/type", "/a /properties/a/$ref", "? /a /properties/a/$ref"],
        ),
        (r##"{"anyOf": [{"type": "string"}, {"$ref": "#"}]}"##, r#""text""#, &[]),
        (r##"{"anyOf": [{"type": "string"}, {"$ref": "#"}]}"##, "1", &[" /anyOf/1/$ref", "?  /anyOf/1/$ref"]),
    ]);
}

#[test]
fn reports_errors_of_every_branch_of_all_of() {
    let schema =
        r##"{"allOf": [{"minimum": 2}, {"$ref": "#/$defs/small"}, {"not": {}}], "$defs": {"small": {"maximum": 1}}}"##;
    check(&[
        (r#"{"allOf": [{"minimum": 1}, {"maximum": 3}]}"#, "2", &[]),
        (r#"{"allOf": [{"minimum": 1}, {"maximum": 3}]}"#, "5", &[" /allOf/1/maximum"]),
        (schema, "1.5", &[" /allOf/0/minimum", " /$defs/small/maximum", "?  /allOf/2/not"]),
        (r#"{"anyOf": [{"allOf": [{"minimum": 5}]}, {"type": "string"}]}"#, "5", &[]),
        (r##"{"allOf": [{"$ref": "#"}], "minimum": 1}"##, "1", &[" /allOf/0/$ref", "?  /allOf/0/$ref"]),
        (r#"{"allOf": []}"#, "1", &["?  /allOf"]),
    ]);
}

#[test]
fn reports_errors_of_the_intended_branch() {
    let nullable = r#"{"anyOf": [{"type": "string", "minLength": 3}, {"type": "null"}]}"#;
    let two = r#"{"anyOf": [{"type": "string", "format": "email"}, {"type": "string", "format": "uri"}]}"#;
    check(&[
        (nullable, r#""ab""#, &[" /anyOf/0/minLength"]),
        (nullable, "1", &[" /anyOf"]),
        (nullable, "null", &[]),
        (two, r#""ab""#, &[" /anyOf"]),
        (r#"{"oneOf": [{"enum": ["a", "b"]}, {"type": "null"}]}"#, r#""c""#, &[" /oneOf/0/enum"]),
        (r#"{"oneOf": [{"const": 1}, {"type": "string", "maxLength": 1}]}"#, r#""ab""#, &[" /oneOf/1/maxLength"]),
        (r#"{"oneOf": [{"type": "integer"}, {"minimum": 2}]}"#, "3", &[" /oneOf"]),
        (r#"{"oneOf": [{"type": "integer"}, {"minimum": 2}]}"#, "1.5", &[" /oneOf/1/minimum"]),
        (
            r##"{"anyOf": [{"$ref": "#/$defs/t"}, {"type": "null"}], "$defs": {"t": {"type": "string", "minLength": 3}}}"##,
            r#""ab""#,
            &[" /$defs/t/minLength"],
        ),
    ]);
}

#[test]
fn treats_titled_options_as_one_choice() {
    let schema = r#"{"oneOf": [{"const": "a", "title": "A"}, {"const": "b", "type": "string"}, {"const": "a"}]}"#;
    assert_eq!(only_error(schema, r#""c""#), "oneOf 0 1");
    assert_eq!(only_error(schema, r#""a""#), "oneOf 2 1");
    check(&[
        (schema, r#""b""#, &[]),
        // A const of another type is not an option.
        (r#"{"anyOf": [{"const": 1}, {"const": "b", "type": "number"}]}"#, "1.0", &[]),
        (r#"{"anyOf": [{"const": 1}, {"const": "b", "type": "number"}]}"#, r#""b""#, &[" /anyOf"]),
    ]);
}

#[test]
fn ignores_undecided_rules() {
    check(&[
        (r#"{"pattern": "?"}"#, r#""a""#, &["?  /pattern"]),
        (r#"{"pattern": "("}"#, r#""a""#, &["?  /pattern"]),
        (r#"{"pattern": "("}"#, "1", &[]),
        (r#"{"pattern": "a"}"#, r#""bab""#, &[]),
        (r#"{"pattern": "a"}"#, r#""b""#, &[" /pattern"]),
        (r#"{"pattern": "a"}"#, r#""\ud800""#, &[" /pattern", "?  /pattern"]),
        (r#"{"anyOf": [{"pattern": "?"}, {"minLength": 1}]}"#, r#""a""#, &[]),
        // Each level is tried once in silence; a second try would double the work at each.
        (
            r##"{"anyOf": [{"type": "string", "pattern": "?"}, {"items": {"$ref": "#"}, "minLength": 2}]}"##,
            r#"[[[[[[[[[[[[[[[[[[[[[[[[[[[["a"]]]]]]]]]]]]]]]]]]]]]]]]]]]]"#,
            &["? /0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0 /anyOf/0/pattern"],
        ),
        (r#"{"anyOf": [{"pattern": "?", "minLength": 2}, {"minLength": 3}]}"#, r#""a""#, &[" /anyOf"]),
        (r#"{"oneOf": [{"pattern": "?"}, {"minLength": 1}]}"#, r#""a""#, &["?  /oneOf/0/pattern"]),
        (r#"{"oneOf": [{"pattern": "?"}, {"minLength": 1}, {"maxLength": 1}]}"#, r#""a""#, &[" /oneOf"]),
    ]);
    assert_eq!(validate(r#"{"pattern": "?"}"#, r#""a""#).undecided[0].reason, Reason::Pattern);
    assert_eq!(validate(r#"{"pattern": "("}"#, r#""a""#).undecided[0].reason, Reason::InvalidPattern);
}

#[test]
fn lists_rules_outside_the_dialect_as_undecided() {
    let keywords = "not if then else $dynamicRef contains unevaluatedItems patternProperties propertyNames \
                    dependentRequired dependentSchemas unevaluatedProperties dependencies $recursiveRef";
    for keyword in keywords.split_whitespace() {
        let schema = format!(r#"{{"properties": {{"a": {{"{keyword}": {{}}, "maximum": 3}}}}}}"#);
        let location = format!("/properties/a/{keyword}");
        assert_eq!(outside(&schema), [(location.clone(), keyword.to_owned(), Reason::Keyword)]);
        let reports = [r#"{"a": 5}"#, r#"{"a": []}"#, r#"{"a": {}}"#].map(|instance| validate(&schema, instance));
        assert_eq!(reports[0].errors.len(), 1);
        let undecided = reports.iter().flat_map(|report| &report.undecided).next().unwrap();
        assert_eq!((undecided.keyword_location.as_str(), &*undecided.keyword), (location.as_str(), keyword));
    }
    check(&[
        (r#"{"dependentRequired": {}}"#, "1", &[]),
        (r#"{"dependentRequired": {}}"#, "{}", &["?  /dependentRequired"]),
        (
            r#"{"patternProperties": {}, "additionalProperties": false}"#,
            r#"{"a": 1}"#,
            &["?  /patternProperties", "?  /additionalProperties"],
        ),
        (r#"{"title": 5, "x-if": {}, "$comment": "", "default": 1, "enumNames": [], "$defs": 3}"#, "1", &[]),
    ]);
}

#[test]
fn lists_invalid_keyword_values_as_undecided() {
    for (schema, instance) in [
        (r#"{"type": "text"}"#, r#""a""#),
        (r#"{"type": "toString"}"#, r#""a""#),
        (r#"{"type": []}"#, r#""a""#),
        (r#"{"type": ["string", 1]}"#, r#""a""#),
        (r#"{"minLength": -1}"#, r#""a""#),
        (r#"{"minLength": 1.5}"#, r#""a""#),
        (r#"{"maxLength": "x"}"#, r#""a""#),
        (r#"{"pattern": 1}"#, r#""a""#),
        (r#"{"format": null}"#, r#""a""#),
        (r#"{"enum": "a"}"#, r#""a""#),
        (r#"{"anyOf": []}"#, r#""a""#),
        (r#"{"oneOf": {}}"#, r#""a""#),
        (r#"{"exclusiveMinimum": true}"#, "1"),
        (r#"{"minimum": "1"}"#, "1"),
        (r#"{"multipleOf": 0}"#, "1"),
        (r#"{"multipleOf": -2}"#, "1"),
        (r#"{"multipleOf": 0.0e5}"#, "1"),
        (r#"{"minItems": null}"#, "[]"),
        (r#"{"uniqueItems": "yes"}"#, "[]"),
        (r#"{"items": [{"type": "string"}]}"#, "[1]"),
        (r#"{"prefixItems": {}}"#, "[1]"),
        (r#"{"required": true}"#, "{}"),
        (r#"{"required": ["a", 1]}"#, "{}"),
        (r#"{"properties": []}"#, "{}"),
    ] {
        let listed = outside(schema);
        let report = validate(schema, instance);
        assert_eq!(listed.len(), 1, "{schema}");
        assert_eq!(listed[0].2, Reason::Value, "{schema}");
        assert_eq!((report.errors.len(), report.undecided.len()), (0, 1), "{schema}");
        assert_eq!(report.undecided[0].keyword_location.as_str(), listed[0].0, "{schema}");
    }
    assert_eq!(outside(r#"{"properties": {"a": 5}}"#), [("/properties/a".into(), "a".into(), Reason::Value)]);
    check(&[
        (r#"{"minLength": 2.0, "maxLength": 1e400}"#, r#""a""#, &[" /minLength"]),
        (r#"{"minLength": 1e400}"#, r#""a""#, &[" /minLength"]),
        (r#"{"minimum": 1e400}"#, "1e399", &[" /minimum"]),
        (r#"{"uniqueItems": false}"#, "[1, 1]", &[]),
        (r#"{"enum": []}"#, "1", &[" /enum"]),
    ]);
}

#[test]
fn lists_a_location_once_if_reached_twice() {
    let schema = r##"{"properties": {"a": {"not": {}}, "b": {"$ref": "#/properties/a"}}}"##;
    assert_eq!(outside(schema).len(), 1);
}

#[test]
fn reports_actual_and_expected_values() {
    for (schema, instance, expected) in [
        (r#"{"type": ["string", "null"]}"#, "1", r#"type "number" ["string","null"]"#),
        (r#"{"type": "integer"}"#, "1.5", r#"type "number" ["integer"]"#),
        (r#"{"const": "a"}"#, "1", r#"const  "a""#),
        (r#"{"enum": [1, "a"]}"#, "2", r#"enum  [1,"a"]"#),
        (r#"{"minLength": 3}"#, r#""💩💩""#, "minLength 2 3"),
        (r#"{"maxLength": 1}"#, r#""\ud800\ud800""#, "maxLength 2 1"),
        (r#"{"pattern": "x"}"#, r#""a""#, r#"pattern  "x""#),
        (r#"{"format": "date"}"#, r#""a""#, r#"format  "date""#),
        (r#"{"minimum": 9007199254740993}"#, "9007199254740992", "minimum 9007199254740992 9007199254740993"),
        (r#"{"maximum": 1}"#, "1.01", "maximum 1.01 1"),
        (r#"{"exclusiveMinimum": 1}"#, "1.0", "exclusiveMinimum 1.0 1"),
        (r#"{"exclusiveMaximum": 1}"#, "1", "exclusiveMaximum 1 1"),
        (r#"{"multipleOf": 0.01}"#, "0.075", "multipleOf 0.075 0.01"),
        (r#"{"minProperties": 1}"#, "{}", "minProperties 0 1"),
        (r#"{"maxProperties": 0}"#, r#"{"a": 1}"#, "maxProperties 1 0"),
        (r#"{"minItems": 1}"#, "[]", "minItems 0 1"),
        (r#"{"maxItems": 1}"#, "[1, 1]", "maxItems 2 1"),
        (r#"{"uniqueItems": true}"#, "[3, 1, 2, 1.0, 3]", "uniqueItems [1,3] "),
        (r#"{"required": [""]}"#, "{}", r#"required  """#),
        (r#"{"additionalProperties": false}"#, r#"{"a": 1}"#, "additionalProperties  "),
        (r#"{"properties": {"a": false}}"#, r#"{"a": 1}"#, "false  "),
    ] {
        assert_eq!(only_error(schema, instance), expected, "{schema}");
    }
}

#[test]
fn accepts_any_property_name() {
    check(&[
        (r#"{"required": ["__proto__", "constructor", ""]}"#, r#"{"constructor": 1}"#, &[" /required", " /required"]),
        (
            r#"{"properties": {"__proto__": {"type": "string"}, "": {"type": "string"}, "\ud800": {"type": "null"}}}"#,
            r#"{"__proto__": 1, "": 2, "\ud800": 3, "\udfff": 4}"#,
            &["/__proto__ /properties/__proto__/type", "/ /properties//type", "/\u{FFFD} /properties/\u{FFFD}/type"],
        ),
        (
            r#"{"properties": {"\ud800": true}, "additionalProperties": false}"#,
            r#"{"\ud800": 3, "\udfff": 4}"#,
            &["/\u{FFFD} /additionalProperties"],
        ),
    ]);
}

#[test]
fn boxes_and_prints_errors() {
    let boxed = |text: &str| -> Result<Vec<String>, Box<dyn std::error::Error>> {
        let schema = Schema::compile(&parse(r#"{"properties": {"a": {"minLength": 2}}}"#)?.root, &Pointer::root());
        let report = schema.validate(&parse(text)?.root, &Contains);
        Ok(report.errors.iter().map(ToString::to_string).collect())
    };
    assert_eq!(boxed(r#"{"a": "b"}"#).unwrap(), ["/a breaks minLength"]);
    assert_eq!(boxed(r#"{"a": 01}"#).unwrap_err().to_string(), "invalid JSON at byte 7: syntax error");
}

#[test]
fn lets_the_matcher_decide_regular_expressions() {
    let schema = r#"{"format": "regex"}"#;
    check(&[(schema, r#""a""#, &[]), (schema, r#""(""#, &[" /format"]), (schema, r#""?""#, &["?  /format"])]);
}
