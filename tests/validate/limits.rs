//! Work that has no end without a limit: it ends undecided, and what was found before is true.

use super::{Contains, json, validate};
use mcp_elicitation::json::Pointer;
use mcp_elicitation::validate::pattern::{Outcome, PatternMatcher};
use mcp_elicitation::validate::{ErrorKind, Reason, Report, Schema};
use std::cell::Cell;

#[test]
fn work_is_bounded() {
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
        // What was found before the end is true; the list's items are none of the options.
        assert!(report.errors.len() < 10_000 && report.errors.iter().all(|error| error.kind == ErrorKind::AnyOf));
    }
}

/// Counts how often it is asked and of how much text, and stands no more of it than is allowed.
#[derive(Default)]
struct Counting {
    asked: Cell<usize>,
    characters: Cell<usize>,
}

impl PatternMatcher for Counting {
    fn test(&self, _: &str, text: &str) -> Outcome {
        self.asked.set(self.asked.get() + 1);
        self.characters.set(self.characters.get() + text.len());
        assert!(self.asked.get() <= 10_000 && self.characters.get() <= 1_000_000, "the work has no end");
        Outcome::NoMatch
    }
}

/// Without the limit, the first of these asks 2^60 times, and the others a hundred times as often as is allowed.
#[test]
fn work_is_counted_in_rules_and_in_text() {
    let step = |index: usize| {
        let next = format!(r##"{{"$ref": "#/$defs/{}"}}"##, index + 1);
        format!(r#""{index}": {{"anyOf": [{next}, {next}]}}"#)
    };
    let steps: Vec<String> = (0..60).map(step).collect();
    let doubling = format!(r##"{{"$ref": "#/$defs/0", "$defs": {{{}, "60": {{"pattern": "y"}}}}}}"##, steps.join(", "));
    let branches = vec![r##"{"$ref": "#/$defs/a"}"##; 10_000].join(",");
    let each = format!(r##"{{"items": {{"anyOf": [{branches}]}}, "$defs": {{"a": {{"pattern": "y"}}}}}}"##);
    let long = format!(r##"{{"anyOf": [{branches}], "$defs": {{"a": {{"pattern": "y"}}}}}}"##);
    let short_texts = format!("[{}]", vec![r#""x""#; 10_000].join(","));
    let long_text = format!(r#""{}""#, "x".repeat(20_000));
    for (schema, instance) in [(doubling, r#""x""#), (each, &short_texts), (long, &long_text)] {
        let counting = Counting::default();
        let report = Schema::compile(&json(&schema), &Pointer::root()).validate(&json(instance), &counting);
        assert!(report.undecided.iter().any(|rule| rule.reason == Reason::Limit), "{instance:.20}");
        assert!(counting.asked.get() > 40, "{} is hardly work", counting.asked.get());
    }
}

#[test]
fn deep_recursion_ends() {
    let steps: Vec<String> = (0..900_usize)
        .map(|index| format!(r##""{index}": {{"$ref": "#/$defs/{}"}}"##, index.saturating_add(1)))
        .collect();
    let schema = format!(r##"{{"$ref": "#/$defs/0", "$defs": {{{}, "900": false}}}}"##, steps.join(", "));
    let report = validate(&schema, "1");
    assert_eq!((report.errors.len(), report.undecided.len()), (0, 1));
    assert_eq!(report.undecided[0].reason, Reason::Limit);
}

#[test]
fn many_options_chosen_are_still_decided() {
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
        assert_eq!(report.errors[0].kind, ErrorKind::UniqueItems { first: 5, second: 1_000 });
    }
    let objects: Vec<String> = (0..10_000).map(|index| format!(r#"{{"a": [{index}, 1.5], "b": "x"}}"#)).collect();
    assert_eq!(validate(r#"{"uniqueItems": true}"#, &format!("[{}]", objects.join(","))), Report::default());
}
