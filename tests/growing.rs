//! Counts the cost of requests of every kind as they grow, in units and in allocated bytes. Nothing here is timed.
#![allow(clippy::arithmetic_side_effects, clippy::unwrap_used, clippy::indexing_slicing, unsafe_code)]

#[path = "growing/generate.rs"]
mod generate;

use generate::kinds;
use mcp_elicitation::form::{Form, Warning, open, unanswerable};
use mcp_elicitation::json::{Pointer, Work, parse_skipping};
use mcp_elicitation::lint::{Severity, lint};
use mcp_elicitation::protocol::{Mode, Revision};
use mcp_elicitation::schema::{ElicitationSchema, Limits};
use mcp_elicitation::validate::{Schema, pattern::Engine};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Counts the bytes that this thread allocates in total, and at most at once.
struct Counting;

thread_local! {
    static ALLOCATED: Cell<usize> = const { Cell::new(0) };
    static HELD: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
}

fn held(more: isize) {
    let _ = HELD.try_with(|held| {
        held.set(held.get() + more);
        PEAK.with(|peak| peak.set(peak.get().max(held.get())));
    });
}

// SAFETY: all calls are passed to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATED.try_with(|allocated| allocated.set(allocated.get() + layout.size()));
        held(isize::try_from(layout.size()).unwrap_or(0));
        // SAFETY: the caller guarantees the conditions.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        held(-isize::try_from(layout.size()).unwrap_or(0));
        // SAFETY: the caller guarantees the conditions.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Returns the bytes that `work` allocates in total, and at most at once.
fn counted<T>(work: impl FnOnce() -> T) -> (T, usize, usize) {
    let (allocated, before) = (ALLOCATED.get(), HELD.get());
    PEAK.set(before);
    let done = work();
    (done, ALLOCATED.get() - allocated, usize::try_from(PEAK.get() - before).unwrap())
}

/// Sizes that are small compared with the effect of `$ref`; `make bench` continues to 1 MiB.
const SIZES: [usize; 2] = [1 << 12, 1 << 16];
/// The maximum number of bytes that a form may hold at once.
const MOST_HELD: usize = 200 << 20;
/// The maximum number of bytes that may be allocated for each unit of work.
const BYTES_A_UNIT: usize = 1_000;

/// The maximum number of bytes that may be allocated for each byte of a text.
const BYTES_A_BYTE: usize = 200;

fn units(text: &str) -> (usize, bool) {
    let work = Work::new(Limits::DEFAULT.work);
    work.spend(Work::of_bytes(text.len()));
    let Ok(document) = parse_skipping(text) else { return (work.spent(), false) };
    for located in mcp_elicitation::protocol::locate(&document.root) {
        if let Some((schema, _)) = located.requested_schema() {
            let _ = ElicitationSchema::read_at_cost(schema, &Limits::DEFAULT, &work);
        }
    }
    (work.spent(), work.is_over())
}

#[test]
fn pays_for_all_work() {
    for kind in kinds() {
        for text in SIZES.map(|size| kind.of_size(size)).iter().filter(|text| text.len() <= Limits::DEFAULT.text) {
            let (units, over) = units(text);
            let at = format!("{}, {} bytes, {units} units", kind.id, text.len());
            assert!(units <= Limits::DEFAULT.work, "{at}");
            let (opened, allocated, held) = counted(|| open(text));
            assert!(
                allocated <= BYTES_A_UNIT * (units + 1_000) + BYTES_A_BYTE * text.len() && held <= MOST_HELD,
                "{at}: opened, {allocated} and {held}"
            );
            let (faults, allocated, held) = counted(|| unanswerable(text, &Limits::DEFAULT, &[Mode::Form, Mode::Url]));
            assert!(
                allocated <= BYTES_A_UNIT * (units + 1_000) + BYTES_A_BYTE * text.len() && held <= MOST_HELD,
                "{at}: refused, {allocated} and {held}"
            );
            assert!(!over || faults.iter().any(|fault| fault.code == "over-limit"), "{at}: {faults:?}");
            if let Ok((_, form)) = opened {
                let (_, allocated, held) = counted(|| form.errors(&Engine::new()));
                assert!(
                    allocated <= BYTES_A_UNIT * Limits::DEFAULT.work && held <= MOST_HELD,
                    "{at}: checked, {allocated} and {held}"
                );
            }
            let (_, allocated, held) = counted(|| lint(text, Some(Revision::V2025_11_25)));
            assert!(
                allocated <= 2 * BYTES_A_UNIT * Limits::DEFAULT.work && held <= MOST_HELD,
                "{at}: linted, {allocated} and {held}"
            );
        }
    }
}

/// A request of twice the size costs at most a little more than twice as much, until it is over the limit.
#[test]
fn grows_in_cost_with_the_request() {
    for kind in kinds() {
        for size in [1 << 13, 1 << 16] {
            let texts = [kind.of_size(size), kind.of_size(2 * size)];
            let [small, large] = texts.each_ref().map(|text| units(text));
            // A text that many fields share is charged in full for each of them.
            let shared = texts[1].matches("$ref").count().min(1_000);
            let bound = 3 * small.0 + 4 * shared * (texts[1].len() / 64 + 1);
            assert!(large.0 <= bound, "{}: {size} bytes, {small:?}, twice as many {large:?}", kind.id);
        }
    }
}

fn named(id: &str, size: usize) -> String {
    kinds().iter().find(|kind| kind.id == id).unwrap().of_size(size)
}

#[test]
fn refuses_schemas_that_are_shared_too_often() {
    for id in ["shared description", "shared default", "shared branches of items"] {
        assert_eq!(open(&named(id, 900_000)).err().map(|refusal| refusal.code()), Some("over-limit"), "{id}");
        assert!(lint(&named(id, 900_000), None).iter().any(|found| found.code.as_str() == "over-limit"), "{id}");
    }
    assert!(open(&named("shared description", 4_000)).is_ok());
    assert_eq!(
        open(&named("shared names of options", 16_000)).err().map(|refusal| refusal.code()),
        Some("over-limit"),
        "each name is searched"
    );
}

/// A reference's target is charged before it is read, and after a refused charge nothing more is read.
#[test]
fn stops_reading_when_the_budget_is_spent() {
    let long = "x".repeat(500_000);
    let nulls = vec![r#"{"type":"null"}"#; 60_000].join(",");
    for shared in [
        format!(r##"{{"$ref":"#/$defs/{long}"}}"##),
        format!(r#"{{"anyOf":[{nulls},{{"type":"string"}}]}}"#),
        format!(r#"{{"oneOf":[{}]}}"#, nulls.replace(r#"{"type":"null"}"#, r#"{"const":null}"#)),
    ] {
        let read = |count: usize| {
            let properties: Vec<_> =
                (0..count).map(|index| format!(r##""p{index}":{{"$ref":"#/$defs/d"}}"##)).collect();
            let text = format!(r#"{{"properties":{{{}}},"$defs":{{"d":{shared}}}}}"#, properties.join(","));
            let root = parse_skipping(&text).unwrap().root;
            let work = Work::new(Limits::DEFAULT.work);
            let (_, allocated, _) = counted(|| ElicitationSchema::read_at_cost(&root, &Limits::DEFAULT, &work));
            (work.is_over(), allocated)
        };
        let ((is_over, few), (_, many)) = (read(20), read(1_000));
        assert!(is_over && many < 20 << 20, "{many} bytes of {shared:.60}");
        assert!(many < few + (1 << 20), "{many} bytes for 1,000 properties, {few} for 20, of {shared:.60}");
    }
}

fn form_of(property: &str, count: usize) -> String {
    let properties: Vec<String> = (0..count).map(|index| format!(r#""p{index}":{property}"#)).collect();
    format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{{}}}}}}}"#, properties.join(","))
}

fn is_over_limit(request: &str) -> bool {
    let refused = open(request).err().map(|refusal| refusal.code());
    let said = lint(request, None).iter().any(|found| found.code.as_str() == "over-limit");
    assert_eq!(refused.is_some(), said, "form and lint agree: {refused:?}");
    refused == Some("over-limit")
}

/// A thousand prefilled fields of any kind, each with at most twelve options, are within the limit.
#[test]
fn fits_a_thousand_fields_of_any_kind() {
    let values: Vec<String> = (0..12).map(|index| format!(r#""option {index}""#)).collect();
    let titled: Vec<String> = (0..12)
        .map(|index| format!(r#"{{"const":"option {index}","title":"Option {index}","description":"For {index}"}}"#))
        .collect();
    let (values, titled) = (values.join(","), titled.join(","));
    for property in [
        r#"{"type":"string","title":"A field of text","description":"What it is for","default":"some text"}"#,
        r#"{"type":"string","maxLength":1000,"default":"one line\nand another"}"#,
        r#"{"type":"string","format":"email","default":"ada@example.com"}"#,
        r#"{"type":"string","pattern":"^[a-z]{3}$","default":"abc"}"#,
        r#"{"type":"integer","minimum":1,"maximum":20,"multipleOf":1,"default":4}"#,
        r#"{"type":"number","default":0.25}"#,
        r#"{"type":"string","format":"date","default":"2026-11-23"}"#,
        r#"{"type":"string","format":"date-time","default":"2025-01-01T10:00:00Z"}"#,
        r#"{"type":"boolean","default":true}"#,
        &format!(r#"{{"enum":[{values}],"default":"option 7"}}"#),
        &format!(r#"{{"oneOf":[{titled}],"default":"option 7"}}"#),
        &format!(r#"{{"type":"array","items":{{"enum":[{values}]}},"default":["option 1","option 7"]}}"#),
        &format!(r#"{{"type":"array","items":{{"anyOf":[{titled}]}},"default":["option 1","option 7"]}}"#),
        &format!(r#"{{"type":"array","items":{{"type":"string"}},"default":[{values}]}}"#),
        r#"{"type":"object","properties":{"a":{"type":"string","default":"x"}}}"#,
    ] {
        let count = if property.contains("object") { 500 } else { 1_000 };
        assert_eq!(open(&form_of(property, count)).map(|_| ()), Ok(()), "{property}");
    }
}

/// More options than a page can draw are too many.
#[test]
fn pays_for_rows() {
    let options: Vec<String> = (0..9_000).map(|index| index.to_string()).collect();
    let one = format!(r#"{{"enum":[{}]}}"#, options.join(","));
    assert!(!is_over_limit(&form_of(&one, 1)));
    assert!(is_over_limit(&form_of(&one, 9)));
}

/// Rules that name a field repeatedly are read once, and a sentence names a readable number of fields.
#[test]
fn looks_up_names_of_rules_once() {
    let text = named("one of many required", 900_000);
    let (_, form) = open(&text).unwrap();
    let (refused, allocated, _) = counted(|| form.accept(&Engine::new()).unwrap_err());
    assert_eq!(refused.conflict, Some(vec![999]));
    assert!(allocated <= 16 << 20, "{allocated} bytes");
}

#[test]
fn does_not_prefill_long_values() {
    let warned = |form: &Form| form.fields[0].warning;
    let (_, form) = open(&named("list default", 500_000)).unwrap();
    assert_eq!((warned(&form), form.fields[0].input.is_empty()), (Some(Warning::DefaultOverLimit), true));
    let (_, form) = open(&named("preselected options", 200_000)).unwrap();
    assert_eq!((warned(&form), form.fields[0].input.is_empty()), (Some(Warning::DefaultOverLimit), true));
    let (_, form) = open(&named("list default", 4_000)).unwrap();
    assert_eq!((warned(&form), form.fields[0].input.is_empty()), (None, false));
    let text = |letters: usize| "a".repeat(letters);
    for (property, most) in [
        (r#"{"type":"string","default":"@"}"#, Limits::TEXT_DEFAULT),
        (r#"{"enum":["@","b"],"default":"@"}"#, Limits::TEXT_DEFAULT),
        (r#"{"type":"array","items":{"type":"string"},"default":["b","@"]}"#, Limits::TEXT_DEFAULT),
        (r#"{"type":"object","properties":{"q":{"type":"string","default":"@"}}}"#, Limits::TEXT_DEFAULT),
        (r#"{"type":"object","properties":{"q":{"type":"string"}},"default":{"q":"@"}}"#, Limits::TEXT_DEFAULT),
    ] {
        for (letters, fits) in [(most, true), (most + 1, false)] {
            let property = property.replace('@', &text(letters));
            let request =
                format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"p":{property}}}}}}}"#);
            let (_, form) = open(&request).unwrap();
            assert_eq!((form.fields[0].input.is_empty(), letters), (!fits, letters), "{}", &property[..60]);
            let over = lint(&request, None).into_iter().find(|found| found.code.as_str() == "over-limit");
            assert_eq!(
                over.as_ref().map(|found| found.severity),
                (!fits).then_some(Severity::Warning),
                "{}",
                &property[..60]
            );
            assert!(over.is_none_or(|found| found.arguments == ["10001", "characters in a default", "10000"]));
        }
    }
}

/// A name that is a part of the locations of everything in it, a thousand times and more.
#[test]
fn makes_locations_only_on_demand() {
    let within = |name: usize, rules: usize| {
        let rules: Vec<String> = (0..rules).map(|index| format!(r#""{index}":{{"not":1}}"#)).collect();
        let name = "n".repeat(name);
        format!(
            r#"{{"type":"object","properties":{{"a":{{"type":"string","properties":{{"{name}":{{"properties":{{{}}}}}}}}}}}}}"#,
            rules.join(",")
        )
    };
    for schema in [within(50_000, 3_000), within(100_000, 6_000)] {
        let root = parse_skipping(&schema).unwrap().root;
        let (compiled, allocated, _) = counted(|| Schema::compile(&root, &Pointer::root()));
        assert!(allocated <= BYTES_A_BYTE * schema.len(), "compiled: {allocated}");
        assert_eq!(compiled.outside().count(), 1_000);
        let text = format!(r#"{{"message":"m","requestedSchema":{schema}}}"#);
        let (_, allocated, _) = counted(|| open(&text).is_ok());
        assert!(allocated <= BYTES_A_BYTE * text.len(), "opened: {allocated}");
        let (found, allocated, held) = counted(|| lint(&text, None));
        let bytes: usize = found.iter().map(|diagnostic| diagnostic.location.as_str().len()).sum();
        assert!(!found.is_empty() && bytes <= 6 << 20, "linted: {bytes}");
        assert!(
            allocated <= BYTES_A_UNIT * Limits::DEFAULT.work && held <= MOST_HELD,
            "linted: {allocated} and {held}"
        );
    }
}

/// The memory of `validate` is bounded for any input.
#[test]
fn limits_a_report() {
    let list = |item: &str| format!("[{}]", vec![item; 500_000 / (item.len() + 1)].join(","));
    let (long, options) = ("n".repeat(500_000), vec!["1.5"; 100_000].join(","));
    let deep = format!("{}{{\"not\":1}}{}", r#"{"items":"#.repeat(55), "}".repeat(55));
    for (schema, instance) in [
        (
            format!(r#"{{"properties":{{"{long}":{{"items":{{"minLength":5}}}}}}}}"#),
            format!(r#"{{"{long}":{}}}"#, list(r#""a""#)),
        ),
        (
            format!(r#"{{"properties":{{"{long}":{deep}}}}}"#),
            format!(r#"{{"{long}":{}{}{}}}"#, "[".repeat(54), list("1"), "]".repeat(54)),
        ),
        (format!(r#"{{"items":{{"required":["{long}"]}}}}"#), list("{}")),
        (format!(r#"{{"items":{{"const":"{long}"}}}}"#), list("1")),
        (format!(r#"{{"items":{{"enum":[{options}]}}}}"#), list("1.4")),
        (r#"{"items":{"not":{},"if":{},"minimum":5}}"#.to_owned(), list("1")),
    ] {
        let [schema, instance] = [schema, instance].map(|text| parse_skipping(&text).unwrap().root);
        let schema = Schema::compile(&schema, &Pointer::root());
        let (report, allocated, held) = counted(|| schema.validate(&instance, &Engine::new()));
        assert!(report.errors.len() <= 1_001 && report.undecided.len() <= 1_002);
        assert!(allocated <= BYTES_A_UNIT * 1_000_000 && held <= 32 << 20, "{allocated} and {held}");
    }
}
