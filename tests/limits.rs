//! Requests of every costly kind at the limits. Nothing here is timed: the test counts what is allocated.
#![allow(clippy::arithmetic_side_effects, clippy::unwrap_used, clippy::indexing_slicing, unsafe_code)]

use mcp_elicitation::form::{Form, Input, Warning, open};
use mcp_elicitation::json::{Pointer, parse_skipping};
use mcp_elicitation::lint::{Severity, lint};
use mcp_elicitation::protocol::Revision;
use mcp_elicitation::schema::Limits;
use mcp_elicitation::validate::{Schema, pattern::Engine};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Counts the bytes that this thread allocates.
struct Counting;

thread_local! {
    static ALLOCATED: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: all calls are passed to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = ALLOCATED.try_with(|allocated| allocated.set(allocated.get() + layout.size()));
        // SAFETY: the caller guarantees the conditions.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller guarantees the conditions.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Returns the bytes that `work` allocates.
fn counted<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = ALLOCATED.get();
    let done = work();
    (done, ALLOCATED.get() - before)
}

const PROPERTIES: usize = Limits::DEFAULT.properties;
const OPTIONS: usize = Limits::DEFAULT.options;

fn each(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(",")
}

fn request(properties: &str, more: &str) -> String {
    format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{{properties}}}{more}}}}}"#)
}

/// Properties that all refer to one schema.
fn sharing(count: usize, shared: &str) -> String {
    let references = each(count, |index| format!(r##""p{index}":{{"$ref":"#/$defs/d"}}"##));
    request(&references, &format!(r#","$defs":{{"d":{shared}}}"#))
}

fn choice(count: usize, option: impl Fn(usize) -> String) -> String {
    request(&format!(r#""p":{{"enum":[{}]}}"#, each(count, option)), "")
}

fn multiple(count: usize, chosen: usize) -> String {
    let option = |index| format!(r#""{}{index:04}""#, "o".repeat(60));
    let (options, chosen) = (each(count, option), each(chosen, option));
    request(
        &format!(r#""p":{{"type":"array","uniqueItems":true,"items":{{"enum":[{options}]}},"default":[{chosen}]}}"#),
        "",
    )
}

/// Requests of each kind: one at a limit, and one of half that size.
fn kinds() -> Vec<(&'static str, [String; 2])> {
    let of = |name, kind: &dyn Fn(usize) -> String| (name, [kind(1), kind(2)]);
    let most = Limits::DEFAULT.text / 2 - 500;
    vec![
        of("message", &|part| format!(r#"{{"message":"{}"}}"#, "Read this. ".repeat(part * most / 11))),
        of("fields", &|part| {
            request(
                &each(part * PROPERTIES / 2, |index| {
                    format!(
                        r#""p{index}":{{"type":"string","minLength":2,"format":"email","default":"a@example.com"}}"#
                    )
                }),
                "",
            )
        }),
        of("similar options", &|part| {
            choice(part * OPTIONS / 2, |index| format!(r#""{}{index:04}""#, "O0Il".repeat(22)))
        }),
        of("equal options", &|part| choice(part * OPTIONS / 2, |_| format!(r#""{}""#, "same".repeat(22)))),
        of("options of numbers", &|part| {
            let options = each(part * OPTIONS / 2, |index| format!("1.{index:04}{}", "0".repeat(80)));
            request(&format!(r#""p":{{"enum":[{options}],"multipleOf":1e-20,"minimum":{}}}"#, "1".repeat(300)), "")
        }),
        of("titled options", &|part| {
            let option =
                |index| format!(r#"{{"const":"o{index}","title":"Option {index}","description":"For {index}"}}"#);
            request(&format!(r#""p":{{"oneOf":[{}]}}"#, each(part * OPTIONS / 2, option)), "")
        }),
        of("chosen options", &|part| multiple(part * OPTIONS / 2, part * 500)),
        of("shared texts", &|part| {
            let text = "A long text. ".repeat(part * 18);
            sharing(PROPERTIES, &format!(r#"{{"type":"string","title":"{text}","default":"{text}"}}"#))
        }),
        of("shared options", &|part| {
            sharing(PROPERTIES, &format!(r#"{{"enum":[{}]}}"#, each(part * 5, |at| at.to_string())))
        }),
        of("shared branches", &|part| {
            sharing(PROPERTIES, &format!(r#"{{"oneOf":[{}]}}"#, each(part * 50, |_| "{\"x\":1}".to_owned())))
        }),
        of("patterns", &|part| {
            let property = |index| {
                format!(
                    r#""p{index}":{{"type":"string","pattern":"^(?:a{{1,50}}{index}){{1,50}}$","default":"aaaaaaaaaa"}}"#
                )
            };
            request(&each(part * PROPERTIES / 2, property), "")
        }),
        of("hidden characters", &|part| {
            request(&format!(r#""p":{{"title":"{}"}}"#, r"\u202e\u200b \t".repeat(part * most / 15)), "")
        }),
        of("groups", &|part| {
            let leaves = |group| {
                each(part * PROPERTIES / 20 - 1, |index| {
                    format!(r#""l{group}_{index}":{{"type":"string","title":"T"}}"#)
                })
            };
            request(
                &each(10, |index| format!(r#""g{index}":{{"type":"object","properties":{{{}}}}}"#, leaves(index))),
                "",
            )
        }),
        of("one of many required", &|part| {
            let rules = each(part * most / 30, |index| format!(r#"{{"required":["p{}"]}}"#, index % PROPERTIES));
            request(&each(PROPERTIES, |index| format!(r#""p{index}":{{}}"#)), &format!(r#","anyOf":[{rules}]"#))
        }),
        of("deep", &|part| {
            let nested = |index| {
                format!(
                    r#""p{index}":{{"type":"string","allOf":[{}{{"minLength":1}}{}]}}"#,
                    r#"{"allOf":["#.repeat(25),
                    "]}".repeat(25)
                )
            };
            request(&each(part * PROPERTIES / 2, nested), "")
        }),
    ]
}

/// Twice the request costs about twice as much: to open, to check, to accept and to lint.
#[test]
fn costs_no_more_than_the_request_grows() {
    for (name, texts) in kinds() {
        let [half, whole] = texts.each_ref().map(|text| {
            assert!(text.len() <= Limits::DEFAULT.text, "{name}: {} bytes", text.len());
            let ((_, form), opened) = counted(|| open(text).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}")));
            let (_, checked) = counted(|| form.accept(&Engine::new()).is_ok());
            let (_, linted) = counted(|| lint(text, Some(Revision::V2025_11_25)));
            [opened, checked, linted]
        });
        for (half, whole) in half.into_iter().zip(whole) {
            assert!(whole <= half * 5 / 2 + (1 << 18), "{name}: {half} bytes for half of it, {whole} for all");
        }
    }
}

/// A schema that many properties share is refused before it is read for each of them.
#[test]
fn refuses_what_is_shared_too_often() {
    let text = "A long text. ".repeat(2_000);
    for shared in [
        format!(r#"{{"type":"string","description":"{text}"}}"#),
        format!(r#"{{"type":"string","default":"{text}"}}"#),
        format!(r##"{{"$ref":"#/$defs/{text}"}}"##),
        format!(r#"{{"enum":["a","b"],"enumNames":["{text}","b"]}}"#),
        format!(r#"{{"type":"string","items":{{"oneOf":[{}]}}}}"#, each(2_000, |_| "{\"x\":1}".to_owned())),
        format!(r#"{{"anyOf":[{},{{"type":"string"}}]}}"#, each(2_000, |_| "{\"type\":\"null\"}".to_owned())),
        format!(r##"{{"anyOf":[{}]}}"##, each(1_000, |_| "{\"$ref\":\"#/$defs/e\"}".to_owned())),
    ] {
        let request = sharing(PROPERTIES, &shared);
        let (refusal, allocated) = counted(|| open(&request).err().unwrap());
        assert_eq!(
            (refusal.code(), &*refusal.faults[0].arguments[1]),
            ("over-limit", "bytes behind all “$ref”s together")
        );
        assert!(allocated < 8 << 20, "{allocated} bytes: {shared:.60}");
        assert!(lint(&request, None).iter().any(|found| found.code.as_str() == "over-limit"), "{shared:.60}");
        assert!(open(&sharing(5, &shared)).is_ok(), "{shared:.60}");
    }
}

/// Patterns that cost too much together are undecided, and block nobody.
#[test]
fn shares_the_steps_of_patterns() {
    let (_, texts) = kinds().into_iter().find(|(name, _)| *name == "patterns").unwrap();
    let (_, mut form) = open(&texts[1]).unwrap();
    for field in 0..form.fields.len() {
        form.enter(field, Input::Text("a".repeat(2_000)));
    }
    let errors = form.errors(&Engine::new()).len();
    assert!((1..PROPERTIES).contains(&errors), "{errors}");
}

/// As many prefilled fields of any kind as a request may have, each with ten options, are within the limits.
#[test]
fn fits_fields_of_any_kind() {
    let values = each(10, |index| format!(r#""option {index}""#));
    let titled = each(10, |index| format!(r#"{{"const":"option {index}","title":"Option {index}"}}"#));
    for property in [
        r#"{"type":"string","title":"A field of text","description":"What it is for","default":"some text"}"#,
        r#"{"type":"string","pattern":"^[a-z]{3}$","default":"abc"}"#,
        r#"{"type":"string","format":"date-time","default":"2025-01-01T10:00:00Z"}"#,
        &format!(r#"{{"enum":[{values}],"default":"option 7"}}"#),
        &format!(r#"{{"oneOf":[{titled}],"default":"option 7"}}"#),
        &format!(r#"{{"type":"array","items":{{"anyOf":[{titled}]}},"default":["option 1","option 7"]}}"#),
        &format!(r#"{{"type":"array","items":{{"type":"string"}},"default":[{values}]}}"#),
        r#"{"type":"object","properties":{"a":{"type":"string","default":"x"}}}"#,
    ] {
        let count = if property.contains("object") { PROPERTIES / 2 } else { PROPERTIES };
        let text = request(&each(count, |index| format!(r#""p{index}":{property}"#)), "");
        let (_, form) = open(&text).unwrap_or_else(|refusal| panic!("{property}: {refusal:?}"));
        assert_eq!(form.errors(&Engine::new()), [], "{property}");
    }
}

#[test]
fn does_not_prefill_long_values() {
    let warned = |form: &Form| (form.fields[0].warning, form.fields[0].input.is_empty());
    for (count, warning) in [(1_000, None), (1_001, Some(Warning::DefaultOverLimit))] {
        let (_, form) = open(&multiple(1_100, count)).unwrap();
        assert_eq!(warned(&form), (warning, warning.is_some()));
    }
    let most = Limits::TEXT_DEFAULT;
    for property in [
        r#"{"type":"string","default":"@"}"#,
        r#"{"enum":["@","b"],"default":"@"}"#,
        r#"{"type":"array","items":{"type":"string"},"default":["b","@"]}"#,
        r#"{"type":"object","properties":{"q":{"type":"string","default":"@"}}}"#,
        r#"{"type":"object","properties":{"q":{"type":"string"}},"default":{"q":"@"}}"#,
    ] {
        for (letters, fits) in [(most, true), (most + 1, false)] {
            let request = request(&format!(r#""p":{}"#, property.replace('@', &"a".repeat(letters))), "");
            let (_, form) = open(&request).unwrap();
            assert_eq!(form.fields[0].input.is_empty(), !fits, "{property}");
            let over = lint(&request, None).into_iter().find(|found| found.code.as_str() == "over-limit");
            assert_eq!(over.as_ref().map(|found| found.severity), (!fits).then_some(Severity::Warning), "{property}");
            assert!(over.is_none_or(|found| found.arguments == ["10001", "characters in a default", "10000"]));
        }
    }
}

/// A name that is a part of the locations of everything in it.
#[test]
fn makes_locations_only_on_demand() {
    let rules = each(3_000, |index| format!(r#""{index}":{{"not":1}}"#));
    let name = "n".repeat(100_000);
    let schema = format!(
        r#"{{"type":"object","properties":{{"a":{{"type":"string","properties":{{"{name}":{{"properties":{{{rules}}}}}}}}}}}}}"#
    );
    let root = parse_skipping(&schema).unwrap().root;
    let (compiled, allocated) = counted(|| Schema::compile(&root, &Pointer::root()));
    assert!(allocated <= 200 * schema.len(), "{allocated}");
    assert_eq!(compiled.outside().count(), 1_000);
    let found = lint(&format!(r#"{{"message":"m","requestedSchema":{schema}}}"#), None);
    let bytes: usize = found.iter().map(|diagnostic| diagnostic.location.as_str().len()).sum();
    assert!(!found.is_empty() && bytes <= 6 << 20, "{bytes}");
}
