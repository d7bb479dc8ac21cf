//! The official JSON Schema test suite, draft 2020-12: the files whose keywords elicitation uses.
//!
//! `tests/tools/fetch_official_suite.py` fetches it to `.cache/official-suite`. `MCP_ELICITATION_OFFICIAL_SUITE` is
//! another folder (a newer edition), or `required` to fail if the suite is missing.

use crate::property::property;
use mcp_elicitation::json::{Document, Node, Pointer, parse};
use mcp_elicitation::validate::pattern::{Engine, PatternMatcher};
use mcp_elicitation::validate::{Assertion, Schema};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

const FILES: &str = "type const enum required minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf \
    pattern default minItems maxItems uniqueItems optional/bignum optional/float-overflow optional/ecmascript-regex \
    optional/non-bmp-regex optional/format/email optional/format/uri optional/format/date optional/format/date-time \
    optional/format/time optional/format/uuid optional/format/ipv4 optional/format/ipv6 optional/format/hostname \
    optional/format/duration optional/format/json-pointer optional/format/relative-json-pointer \
    optional/format/uri-reference optional/format/regex";

const FETCH: &str = "python3 tests/tools/fetch_official_suite.py";

/// Returns the suite's folder; `None` if it is missing and not required.
fn folder() -> Option<PathBuf> {
    let setting = env::var("MCP_ELICITATION_OFFICIAL_SUITE").unwrap_or_default();
    let folder = match setting.as_str() {
        "" | "required" => Path::new(env!("CARGO_MANIFEST_DIR")).join(".cache/official-suite"),
        folder => PathBuf::from(folder),
    };
    if folder.join("type.json").is_file() {
        return Some(folder);
    }
    assert!(setting.is_empty(), "The official suite is not in {}. `{FETCH}` fetches it.", folder.display());
    eprintln!("Nothing was checked: the official suite is not there. `{FETCH}` fetches it.");
    None
}

#[derive(Default)]
struct Counts {
    cases: usize,
    decided: usize,
    wrong: Vec<String>,
}

fn read(path: &Path) -> Document {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    parse(&text).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()))
}

fn run(groups: &Node, patterns: &dyn PatternMatcher) -> Counts {
    let mut counts = Counts::default();
    for group in groups.as_array().unwrap() {
        let schema = Schema::compile(group.get("schema").unwrap(), &Pointer::root());
        for case in group.get("tests").unwrap().as_array().unwrap() {
            let report = schema.validate(case.get("data").unwrap(), patterns);
            let expected = case.get("valid").unwrap().as_bool().unwrap();
            let is_too_much = report.errors.iter().all(|error| error.assertion == Assertion::Limit);
            let decided = !is_too_much || report.undecided.is_empty();
            counts.cases += 1;
            counts.decided += usize::from(decided);
            if decided && report.is_valid() != expected {
                let name = |node: &Node| node.get("description").unwrap().as_str().unwrap().to_owned();
                counts.wrong.push(format!("{}: {}: {:?}", name(group), name(case), report.errors));
            }
        }
    }
    counts
}

#[test]
fn official_suite() {
    let Some(folder) = folder() else { return };
    let engine = Engine::with_property(property);
    let mut all = Counts::default();
    for file in FILES.split(' ') {
        let counts = run(&read(&folder.join(format!("{file}.json"))).root, &engine);
        println!("{file}: {} of {} decided, {} wrong", counts.decided, counts.cases, counts.wrong.len());
        if file.starts_with("optional/format/") {
            assert_eq!(counts.decided, counts.cases, "{file}: every case of a format is decided");
        }
        all.cases += counts.cases;
        all.decided += counts.decided;
        all.wrong.extend(counts.wrong.into_iter().map(|wrong| format!("{file}: {wrong}")));
    }
    println!("in all: {} of {} decided, {} wrong", all.decided, all.cases, all.wrong.len());
    assert!(all.wrong.is_empty(), "{:#?}", all.wrong);
    assert!(all.cases >= 500, "the suite has {} cases only", all.cases);
    assert!(all.decided * 10 >= all.cases * 9, "only {} of {} cases are decided", all.decided, all.cases);
}
