//! Work that would be endless without a limit: it ends, earlier errors are right, and unchecked answers are not valid.

use super::{Contains, json, validate};
use mcp_elicitation::json::Pointer;
use mcp_elicitation::validate::pattern::Engine;
use mcp_elicitation::validate::{Assertion, Reason, Report, Schema, Work, validate_result};

#[test]
fn limits_work() {
    let bomb = |keyword: &str, last: &str| {
        let step = |index: usize| {
            let next = format!(r##"{{"$ref": "#/$defs/{}"}}"##, index.saturating_add(1));
            format!(r#""{index}": {{"{keyword}": [{next}, {next}]}}"#)
        };
        let steps: Vec<String> = (0..60).map(step).collect();
        format!(r##"{{"$ref": "#/$defs/0", "$defs": {{{}, "60": {last}}}}}"##, steps.join(", "))
    };
    let list = format!("[{}]", vec![r#""aaaaaaaaaaaaaaaaaaaaaaaa""#; 10_000].join(","));
    let options: Vec<String> = (0..10_000).map(|index| format!(r#"{{"const": "{index}", "maxLength": 9}}"#)).collect();
    let long = format!(r#""{}""#, "x".repeat(1_000_000));
    let number = "7".repeat(900);
    let references = vec![r##"{"$ref": "#/$defs/a"}"##; 10_000].join(",");
    let twice =
        r##"{"anyOf": [{"type": "array", "items": {"$ref": "#"}}, {"type": "array", "items": {"$ref": "#"}}]}"##;
    let deep = format!("{}1{}", "[".repeat(60), "]".repeat(60));
    for (schema, instance) in [
        (twice.to_owned(), deep.as_str()),
        (bomb("anyOf", "false"), "1"),
        (bomb("oneOf", r#"{"const": 2}"#), "1"),
        (format!(r#"{{"items": {{"anyOf": [{}]}}}}"#, options.join(",")), list.as_str()),
        (format!(r##"{{"anyOf": [{references}], "$defs": {{"a": {{"minLength": 9000000}}}}}}"##), long.as_str()),
        (format!(r##"{{"anyOf": [{references}], "$defs": {{"a": {{"pattern": "y"}}}}}}"##), long.as_str()),
        (format!(r#"{{"multipleOf": {number}}}"#), number.as_str()),
    ] {
        let schema = Schema::compile(&json(&schema), &Pointer::root());
        let instance = json(instance);
        let report = schema.validate(&instance, &Contains);
        assert!(report.undecided.iter().any(|rule| rule.reason == Reason::Limit), "{:?}", report.undecided.len());
        // The errors before the limit are right: the list's items match none of the options.
        let (last, before) = report.errors.split_last().unwrap();
        assert_eq!((last.assertion, last.assertion.as_str()), (Assertion::Limit, "limit"));
        assert!(before.len() < 10_000 && before.iter().all(|error| error.assertion == Assertion::AnyOf));
    }
}

#[test]
fn ends_deep_recursion() {
    let steps: Vec<String> = (0..900_usize)
        .map(|index| format!(r##""{index}": {{"$ref": "#/$defs/{}"}}"##, index.saturating_add(1)))
        .collect();
    let schema = format!(r##"{{"$ref": "#/$defs/0", "$defs": {{{}, "900": false}}}}"##, steps.join(", "));
    let report = validate(&schema, "1");
    assert_eq!((report.errors.len(), report.undecided.len()), (1, 1));
    assert_eq!((report.errors[0].assertion, report.undecided[0].reason), (Assertion::Limit, Reason::Limit));
}

#[test]
fn decides_many_chosen_options() {
    let values: Vec<String> = (0..10_000).map(|index| format!(r#""{index}""#)).collect();
    let titled: Vec<String> = values.iter().map(|value| format!(r#"{{"const": {value}, "title": "x"}}"#)).collect();
    let options = format!("[{}]", values.join(","));
    let list = format!("[{}]", values[..1_000].join(","));
    let more = format!(r#"[{}, "5"]"#, values[..1_000].join(","));
    for items in [format!(r#"{{"enum": {options}}}"#), format!(r#"{{"oneOf": [{}]}}"#, titled.join(","))] {
        let schema = format!(r#"{{"type": "array", "uniqueItems": true, "items": {items}}}"#);
        let schema = Schema::compile(&json(&schema), &Pointer::root());
        assert_eq!(schema.validate(&json(&list), &Contains), Report::default());
        let report = schema.validate(&json(&more), &Contains);
        assert_eq!(report.errors.len(), 1);
        assert_eq!((report.errors[0].assertion, &*report.errors[0].got), (Assertion::UniqueItems, "[5,1000]"));
    }
    let objects: Vec<String> = (0..10_000).map(|index| format!(r#"{{"a": [{index}, 1.5], "b": "x"}}"#)).collect();
    assert_eq!(validate(r#"{"uniqueItems": true}"#, &format!("[{}]", objects.join(","))), Report::default());
}

fn list(item: &str, count: usize) -> String {
    format!("[{}]", vec![item; count].join(","))
}

#[test]
fn stops_after_a_thousand_errors() {
    for (count, errors, undecided) in [(1_000, 1_000, 0), (1_001, 1_001, 1), (50_000, 1_001, 1)] {
        let report = validate(r#"{"items": {"minimum": 2}}"#, &list("1", count));
        assert_eq!((report.errors.len(), report.undecided.len()), (errors, undecided));
        assert!(report.undecided.iter().all(|rule| rule.reason == Reason::Limit
            && rule.instance_location.as_str() == "/1000"
            && rule.keyword_location.as_str() == "/items/minimum"));
    }
}

/// The list of undecided rules is bounded, but later rules are still checked: a value must not hide its errors behind
/// undecidable rules.
#[test]
fn hides_no_error_behind_a_thousand_undecided_rules() {
    let schema = r#"{"properties": {"a": {"items": {"not": {}}}, "b": {"minimum": 2}}}"#;
    for (count, errors, undecided, last) in
        [(1_000, 1, 1_000, Reason::Keyword), (1_001, 2, 1_001, Reason::Limit), (50_000, 2, 1_001, Reason::Limit)]
    {
        let report = validate(schema, &format!(r#"{{"a": {}, "b": 1}}"#, list("1", count)));
        assert_eq!((report.errors.len(), report.undecided.len()), (errors, undecided));
        assert_eq!(report.errors[0].assertion, Assertion::Minimum);
        assert_eq!(report.undecided[undecided - 1].reason, last);
    }
}

/// Each reported location is copied, so their total size is bounded, however long the names are.
#[test]
fn limits_reports() {
    const MOST: usize = 10 << 20;
    let long = "n".repeat(100_000);
    let property = |rule: &str| {
        (format!(r#"{{"properties":{{"{long}":{rule}}}}}"#), format!(r#"{{"{long}":{}}}"#, list("\"a\"", 20_000)))
    };
    let digits = "9".repeat(999);
    let options: Vec<String> = (0..20_000).map(|index| format!("\"{index}\"")).collect();
    for (schema, instance) in [
        property(r#"{"items":{"minLength":5}}"#),
        property(r#"{"items":{"not":{}}}"#),
        property(r#"{"items":{"allOf":[{"items":{}},{"minLength":5},{"maxLength":0}]}}"#),
        (format!(r#"{{"items":{{"required":["{long}"]}}}}"#), list("{}", 20_000)),
        (
            format!(r##"{{"items":{{"$ref":"#/$defs/{long}"}},"$defs":{{"{long}":{{"minimum":5}}}}}}"##),
            list("1", 20_000),
        ),
        (format!(r#"{{"items":{{"enum":["{long}"]}}}}"#), list("1", 20_000)),
        (format!(r#"{{"items":{{"enum":[{}]}}}}"#, options.join(",")), list("1", 20_000)),
        (format!(r#"{{"items":{{"pattern":"{long}"}}}}"#), list("\"a\"", 20_000)),
        (format!(r#"{{"items":{{"minimum":{digits}}}}}"#), list("1", 20_000)),
    ] {
        let report = validate(&schema, &instance);
        let errors = report
            .errors
            .iter()
            .map(|error| error.instance_location.as_str().len() + error.keyword_location.as_str().len());
        let undecided = report.undecided.iter().map(|rule| {
            rule.instance_location.as_str().len() + rule.keyword_location.as_str().len() + rule.keyword.len()
        });
        let wanted = report.errors.iter().map(|error| error.want.len());
        let bytes: usize = errors.chain(undecided).chain(wanted).sum();
        assert!(bytes <= MOST, "{bytes}: {}", &schema[..60]);
        assert!(report.undecided.iter().any(|rule| rule.reason == Reason::Limit), "{}", &schema[..60]);
    }
}

/// Searching without a match has a cost too: one unit is the cost of reading 64 bytes.
#[test]
fn pays_for_searched_values() {
    let names = |ill_formed: &str| {
        (0..300).map(|index| format!(r#""{ill_formed}p{index}":{{}}"#)).collect::<Vec<_>>().join(",")
    };
    let long = "n".repeat(64_000);
    let object = format!("{{{}}}", names(""));
    for (schema, instance, least) in [
        (format!(r#"{{"items":{{"properties":{{{}}}}}}}"#, names("")), list("{}", 10), 3_000),
        (format!(r#"{{"items":{{"properties":{{{}}}}}}}"#, names(r"\ud800")), list(&object, 10), 30_000),
        (format!(r#"{{"properties":{{"{long}":{{}}}}}}"#), "{}".to_owned(), 1_000),
        (format!(r#"{{"required":["{long}"]}}"#), "{}".to_owned(), 1_000),
        (format!(r#"{{"pattern":"{long}"}}"#), r#""a""#.to_owned(), 4_000),
        (format!(r#"{{"minimum":{}}}"#, "9".repeat(960)), "1".to_owned(), 30),
        (
            format!(r#"{{"properties":{{{}}},"additionalProperties":true}}"#, names("")),
            format!(r#"{{"{long}":1}}"#),
            10_000,
        ),
    ] {
        let work = Work::new(1_000_000);
        Schema::compile(&json(&schema), &Pointer::root()).validate_at_cost(&json(&instance), &Contains, &work);
        assert!(work.spent() >= least, "{} instead of {least}: {}", work.spent(), &schema[..40]);
    }
}

#[test]
fn lists_a_thousand_rules_outside_the_dialect() {
    let rules: Vec<String> = (0..2_000).map(|index| format!(r#""{index}":{{"not":{{}}}}"#)).collect();
    let schema = json(&format!(r#"{{"properties":{{{}}}}}"#, rules.join(",")));
    let schema = Schema::compile(&schema, &Pointer::root());
    assert_eq!(schema.outside().count(), 1_000);
    assert_eq!(schema.outside().last().unwrap().location.as_str(), "/properties/999/not");
}

/// An answer that is so large that later rules are not reached is not valid.
#[test]
fn fails_unchecked_answers() {
    let text = |length: usize| format!("\"{}\"", "c".repeat(length));
    let options: Vec<String> = (0..2_000).map(|index| format!(r#""option {index}""#)).collect();
    let options = format!(r#"{{"enum":[{}]}}"#, options.join(","));
    let digits = "7".repeat(40);
    for (first, answer) in [
        (r#"{"items":{"type":"string","pattern":"c"}}"#, list(r#""c""#, 10_000)),
        (r#"{"type":"string","pattern":"c"}"#, text(1_000_000)),
        (&format!(r#"{{"items":{options}}}"#), list(r#""option 1999""#, 200_000)),
        (r#"{"type":"array","items":{"minLength":1}}"#, list(r#""c""#, 1_000_000)),
        (r#"{"uniqueItems":true}"#, list("{}", 200_000)),
        (&format!(r#"{{"multipleOf":{digits}}}"#), digits.clone()),
        (r#"{"pattern":"c"}"#, r#""\udc00c""#.to_owned()),
    ] {
        let schema = format!(r#"{{"properties":{{"first":{first},"amount":{{"maximum":100}}}}}}"#);
        let schema = Schema::compile(&json(&schema), &Pointer::root());
        let report = schema.validate(&json(&format!(r#"{{"first":{answer},"amount":1}}"#)), &Contains);
        assert!(!report.is_valid(), "{first:.60}");
        let [error] = &report.errors[..] else { panic!("{:?}", report.errors.len()) };
        assert_eq!((error.assertion, error.got.as_str(), error.want.as_str()), (Assertion::Limit, "", ""));
        let undecided = report.undecided.last().unwrap();
        assert_eq!(undecided.instance_location, error.instance_location);
        assert_eq!(
            (undecided.keyword_location.clone(), undecided.reason),
            (error.keyword_location.clone(), Reason::Limit)
        );
    }
    // A text that the matcher gives up on is too long for its pattern; a pattern that it never decides is the schema's
    // fault.
    let engine = Engine::new();
    for (pattern, length, is_valid) in [("^c*$", 10_000, true), ("^c*$", 10_001, false), (r"^(c)\\1*$", 10_001, true)] {
        let schema = Schema::compile(&json(&format!(r#"{{"pattern":"{pattern}"}}"#)), &Pointer::root());
        assert_eq!(schema.validate(&json(&text(length)), &engine).is_valid(), is_valid, "{pattern} {length}");
    }
}

/// Requests that are costly or invalid one by one share one limit.
#[test]
fn checks_many_results_within_one_limit() {
    let each = |of: &dyn Fn(usize) -> String| (0..3_000).map(of).collect::<Vec<_>>().join(",");
    let requests = |schema: &str| {
        let request = |index| {
            format!(
                r#""k{index}":{{"method":"elicitation/create","params":{{"message":"m","requestedSchema":{schema}}}}}"#
            )
        };
        format!(r#"{{"inputRequests":{{{}}}}}"#, each(&request))
    };
    let responses = |content: &str| {
        format!("{{{}}}", each(&|index| format!(r#""k{index}":{{"action":"accept","content":{content}}}"#)))
    };
    let long = format!(r#"{{"a":"{}"}}"#, "a".repeat(300));
    for (request, result, errors, undecided) in [
        (requests(r#"{"properties":{"a":{"pattern":"a"}}}"#), responses(&long), 2, 2),
        (requests(r#"{"required":["a"]}"#), responses("{}"), 1_001, 1),
        (requests(r#"{"required":["a"]}"#), responses(r#"{"a":"b"}"#), 0, 0),
    ] {
        let report = validate_result(&json(&request), &json(&result), None, &Contains);
        assert_eq!((report.errors.len(), report.undecided.len()), (errors, undecided));
        assert!(report.undecided.iter().all(|rule| rule.reason == Reason::Limit));
        assert_eq!(report.errors.last().is_some_and(|error| error.assertion == Assertion::Limit), undecided > 0);
    }
}
