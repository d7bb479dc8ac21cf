//! Compares `validate` with the `jsonschema` crate, for generated schemas and instances.
//!
//! The cases are the same in every run; `PROPTEST_CASES=100000 cargo test --test all oracle` tries more of them.

mod generate;

use generate::{request, root_schema, value};
use jsonschema::{Draft, Validator};
use mcp_elicitation::json::{Node, Pointer, parse};
use mcp_elicitation::validate::pattern::Engine;
use mcp_elicitation::validate::{Assertion, Report, Schema};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cell::Cell;

fn runner(cases: u32) -> TestRunner {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(cases);
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 20_000, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

fn json(text: &str) -> Node {
    parse(text).unwrap_or_else(|error| panic!("{error:?}: {text}")).root
}

fn ours(schema: &str, instance: &str) -> Report {
    Schema::compile(&json(schema), &Pointer::root()).validate(&json(instance), &Engine::new())
}

fn oracle(schema: &str) -> Validator {
    let schema = serde_json::from_str(schema).unwrap();
    let options = jsonschema::options().with_draft(Draft::Draft202012).should_validate_formats(true);
    options.build(&schema).unwrap_or_else(|error| panic!("{error}: {schema}"))
}

/// Returns the instance and keyword locations that both sides report in the same way.
fn places(report: &Report) -> Vec<(String, String)> {
    let places = report.errors.iter();
    let mut places: Vec<_> =
        places.map(|error| (error.instance_location.to_string(), error.keyword_location.to_string())).collect();
    places.sort();
    places
}

#[test]
fn answers() {
    let (valid, invalid) = (Cell::new(0_usize), Cell::new(0_usize));
    runner(1500)
        .run(&request(), |(schema, instance)| {
            let report = ours(&schema, &instance);
            let oracle = oracle(&schema);
            let value: serde_json::Value = serde_json::from_str(&instance).unwrap();
            prop_assert!(report.undecided.is_empty(), "{:?}", report.undecided);
            let same = report.is_valid() == oracle.is_valid(&value);
            prop_assert!(same, "{schema}\n{instance}\nours: {:?}", report.errors);
            let counter = if report.is_valid() { &valid } else { &invalid };
            counter.set(counter.get() + 1);
            if !["anyOf", "oneOf", "additionalProperties"].iter().any(|name| schema.contains(name)) {
                let errors = oracle.iter_errors(&value);
                let mut theirs: Vec<_> = errors
                    .map(|error| (error.instance_path().as_str().to_owned(), error.schema_path().as_str().to_owned()))
                    .collect();
                theirs.sort();
                prop_assert_eq!(places(&report), theirs, "{}\n{}", schema, instance);
            }
            Ok(())
        })
        .unwrap();
    println!("{} valid, {} invalid", valid.get(), invalid.get());
    assert!(valid.get() * 10 > invalid.get() && invalid.get() * 10 > valid.get());
}

/// Decided results are right, even if other rules are undecided.
#[test]
fn any_schema() {
    let (valid, invalid, undecided) = (Cell::new(0_usize), Cell::new(0_usize), Cell::new(0_usize));
    runner(1500)
        .run(&(root_schema(), vec(value(), 4)), |(schema, instances)| {
            let compiled = Schema::compile(&json(&schema), &Pointer::root());
            let oracle = oracle(&schema);
            for instance in instances {
                let report = compiled.validate(&json(&instance), &Engine::new());
                let counter = match (report.is_valid(), report.undecided.is_empty()) {
                    (false, _) => &invalid,
                    (true, true) => &valid,
                    (true, false) => &undecided,
                };
                counter.set(counter.get() + 1);
                prop_assert!(
                    compiled.outside().next().is_some() || report.undecided.is_empty(),
                    "{:?}",
                    report.undecided
                );
                let is_too_much = report.errors.iter().all(|error| error.assertion == Assertion::Limit);
                if is_too_much && !report.undecided.is_empty() {
                    continue;
                }
                let theirs = oracle.is_valid(&serde_json::from_str(&instance).unwrap());
                prop_assert!(report.is_valid() == theirs, "{schema}\n{instance}\nours: {:?}", report.errors);
            }
            Ok(())
        })
        .unwrap();
    println!("{} valid, {} invalid, {} undecided", valid.get(), invalid.get(), undecided.get());
    assert!(valid.get() > 100 && invalid.get() > 100 && undecided.get() > 10);
}
