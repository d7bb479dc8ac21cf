//! `validate::pattern`: its results, its limits, its cost, and its agreement with V8.

use crate::property::property;
use mcp_elicitation::validate::pattern::{Engine, Outcome, Pattern, PatternError, PatternMatcher};
use serde_json::Value;

fn compile(pattern: &str) -> Result<Pattern, PatternError> {
    Pattern::compile(pattern, Some(property))
}

fn is_invalid(pattern: &str) -> bool {
    matches!(compile(pattern), Err(PatternError::Invalid))
}

fn is_undecided(pattern: &str) -> bool {
    matches!(compile(pattern), Err(PatternError::Undecided))
}

fn shared(path: &str) -> Option<Value> {
    let path = format!("{}/../shared/requests/{path}", env!("CARGO_MANIFEST_DIR"));
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("not checked, {path} is not there");
        return None;
    };
    Some(serde_json::from_str(&text).unwrap())
}

struct Ordinary {
    name: String,
    pattern: String,
    samples: Vec<(String, bool)>,
}

fn ordinary() -> Vec<Ordinary> {
    let cases: Vec<Value> = serde_json::from_str(include_str!("pattern/ordinary.json")).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let samples = |case: &Value, key: &str, found: bool| -> Vec<(String, bool)> {
        case[key].as_array().unwrap().iter().map(|sample| (text(sample), found)).collect()
    };
    cases
        .iter()
        .map(|case| Ordinary {
            name: text(&case["name"]),
            pattern: text(&case["pattern"]),
            samples: [samples(case, "match", true), samples(case, "noMatch", false)].concat(),
        })
        .collect()
}

#[test]
fn decides_ordinary_patterns_correctly() {
    let cases = ordinary();
    let mut undecided = Vec::new();
    let mut most = 0;
    for case in &cases {
        let Ok(pattern) = compile(&case.pattern) else {
            assert!(!is_invalid(&case.pattern), "{}", case.name);
            undecided.push(&case.name);
            continue;
        };
        for (sample, found) in &case.samples {
            let (outcome, steps) = pattern.measure(sample);
            let expected = if *found { Outcome::Match } else { Outcome::NoMatch };
            assert_eq!(outcome, expected, "{}: {sample:?}", case.name);
            most = most.max(steps);
        }
    }
    println!("{} of {} ordinary patterns undecided: {undecided:?}; at most {most} steps", undecided.len(), cases.len());
    assert!(undecided.len() * 20 <= cases.len());
}

/// Decodes the inputs of `hostile.json`, which are runs of one character.
fn input(value: &Value) -> String {
    match value.as_str() {
        Some(text) => text.to_owned(),
        None => value["generate"]["runs"]
            .as_array()
            .unwrap()
            .iter()
            .map(|run| run[0].as_str().unwrap().repeat(run[1].as_u64().unwrap() as usize))
            .collect(),
    }
}

#[test]
fn matches_evil_patterns_in_few_steps() {
    let mut cases: Vec<(String, String, String)> = [
        ("^(a+)+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
        ("^(([a-z])+.)+[A-Z]([a-z])+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
        ("^(?=((a*)*)*$)(?!((a|a?)+)+$)", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"),
        ("^((((a*)*)*)*)*$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"),
        ("(x+x+)+y", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        ("^(a?){40}a{40}$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
        ("(.*)*(.*)*(.*)*=$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
    ]
    .into_iter()
    .map(|(pattern, text)| (pattern.to_owned(), pattern.to_owned(), text.to_owned()))
    .collect();
    for case in shared("hostile.json").as_ref().and_then(Value::as_array).into_iter().flatten() {
        if case["threat"] == "redos" {
            let pattern = case["params"]["requestedSchema"]["properties"]["a"]["pattern"].as_str().unwrap();
            cases.push((case["id"].as_str().unwrap().to_owned(), pattern.to_owned(), input(&case["input"])));
        }
    }
    for (name, pattern, text) in cases {
        match compile(&pattern) {
            Ok(pattern) => {
                let (outcome, steps) = pattern.measure(&text);
                println!("{name}: {outcome:?} after {steps} steps");
                assert_eq!(outcome == Outcome::Undecided, text.chars().count() > Pattern::MAX_TEXT, "{name}");
                assert!(steps <= 400 * (text.chars().count() + 1), "{name}: {steps} steps");
            }
            Err(error) => assert!(matches!(error, PatternError::Invalid), "{name}: {error:?}"),
        }
    }
}

#[test]
fn never_exceeds_the_limit_of_steps() {
    let text = "ab ".repeat(Pattern::MAX_TEXT / 3);
    let longest = format!("{}x", "(?=a*)".repeat(166));
    let nested = format!("{}a{}", "(?:".repeat(70), "|b){1,2}".repeat(70));
    for pattern in [".{0,9000}\\d", "(.*){12}\\d", "(a|b| |.){900}\\d", "(?:\\w*\\W*){50}=", &longest, &nested] {
        let Ok(pattern) = compile(pattern) else {
            assert!(is_undecided(pattern));
            continue;
        };
        let (_, steps) = pattern.measure(&text);
        assert!(steps <= Pattern::MAX_STEPS, "{steps}");
    }
    let (outcome, steps) = compile(".{0,9000}\\d").unwrap().measure(&text);
    assert_eq!((outcome, steps > Pattern::MAX_STEPS - 100), (Outcome::Undecided, true));
}

#[test]
fn leaves_costly_patterns_undecided() {
    assert!(compile(&"a".repeat(1000)).is_ok());
    assert!(is_undecided(&"a".repeat(1001)));
    assert!(compile("a{9000}b{9000}").is_ok());
    assert!(is_undecided("a{9000}b{9000}c{9000}"));
    assert!(is_undecided("(a{1000}){1000}"));
    assert!(!is_undecided("((((((((((a{9}){9}){9}){9}){9}){9}){9}){9}){9}){9}"), "is one parenthesis short");
    assert!(is_undecided("(((((((((a{9}){9}){9}){9}){9}){9}){9}){9}){9}){9}"));
    assert!(is_undecided(&format!("{}a{{9999}}{}", "(".repeat(200), "|)".repeat(200))));
    assert!(is_undecided("(?i:a)"));
    assert!(is_undecided("(a)\\1"));
    assert!(is_undecided("(?<n>a)\\k<n>"));
    assert_eq!(Pattern::compile("\\p{L}", None).unwrap_err(), PatternError::Undecided);
    assert!(is_undecided("(?<ñ>a)"));

    let any = compile("^.*$").unwrap();
    assert_eq!(any.test(&"é".repeat(10_000)), Outcome::Match);
    assert_eq!(any.test(&"é".repeat(10_001)), Outcome::Undecided);
}

#[test]
fn reports_an_invalid_pattern_even_if_undecidable() {
    for pattern in ["(?i:a", "(a)\\1[", "(a{1000}){1000})", "\\p{L}{2,1}"] {
        assert!(is_invalid(pattern), "{pattern}");
    }
    assert!(matches!(Pattern::compile("\\p{L}(", None), Err(PatternError::Invalid)));
}

#[test]
fn accepts_grammar_newer_than_node_20() {
    assert_eq!(compile("^(?:(?<y>\\d{4})-|(?<y>\\d{2})/)$").unwrap().test("26/"), Outcome::Match);
    for pattern in ["(?i:a)", "(?-i:a)", "(?im-s:a)", "(?i-:a)"] {
        assert!(is_undecided(pattern), "{pattern}");
    }
    for pattern in ["(?x:a)", "(?i)a", "(?i", "(?P<a>x)"] {
        assert!(is_invalid(pattern), "{pattern}");
    }
}

#[test]
fn treats_letters_beyond_ascii_as_letters() {
    for (pattern, text, found) in [
        ("^π$", "π", true),
        ("^π$", "p", false),
        ("^π$", "ππ", false),
        ("^\\p{Letter}+$", "Hello", true),
        ("^\\p{Letter}+$", "π", true),
        ("^\\p{Letter}+$", "123", false),
    ] {
        let expected = if found { Outcome::Match } else { Outcome::NoMatch };
        assert_eq!(compile(pattern).unwrap().test(text), expected, "{pattern} {text}");
    }
}

#[test]
fn matches_what_is_only_valid_without_u_as_without() {
    for (pattern, matches, others) in [
        (r"^[\w-.]+$", "a-b.c", "a b"),
        (r"^[.-\d]+$", ".-5", ".a"),
        (r"^[a-z\-]+\_$", "a-b_", "a-b"),
        (r"^[^\s@]+\@[a-z]+\.com$", "ana@example.com", "ana example.com"),
        (r#"^\"[^\"]*\"$"#, "\"a\"", "a"),
        (r"^{[a-z]+}$", "{a}", "a"),
        (r"^${a}]$", "", "${a}]"),
        (r"^\${a}]$", "${a}]", "${a}"),
        (r"^a{,2}$", "a{,2}", "aa"),
        (r"^(?=.*\d)*(?=b){0}a$", "a", "b"),
        // Code units: a character above U+FFFF is two.
        (r"^[^\_]{2}$", "😀", "a"),
        (r"^\ud83d\ude00\_$", "😀_", "😁_"),
    ] {
        let compiled = compile(pattern).unwrap_or_else(|error| panic!("{pattern}: {error:?}"));
        let expected = if matches.is_empty() { Outcome::NoMatch } else { Outcome::Match };
        assert_eq!(compiled.test(matches), expected, "{pattern} {matches}");
        assert_eq!(compiled.test(others), Outcome::NoMatch, "{pattern} {others}");
    }
    for pattern in [r"^\d+\Z", r"\A[\w-.]", r"\07\_", r"[\p{L}-_\_]", "{1}", "a{2,1}]", "😀]", "(?<=a)*]"] {
        assert!(is_invalid(pattern), "{pattern}");
    }
}

#[test]
fn decides_great_counts() {
    for (pattern, length, found) in [
        ("^a{1,1000}$", 1000, true),
        ("^a{1,1000}$", 1001, false),
        ("^a{9000}$", 9000, true),
        ("^a{9000}$", 8999, false),
        ("^a{0,10000}$", 10_000, true),
        ("^a{0,99999999999}$", 10_000, true),
        ("^a{10001,}$", 10_000, false),
        ("^(a?){10001,}$", 3, true),
        ("^(?:$){20000}$", 0, true),
        ("^(?:$){20000}", 1, false),
        ("^(?:){4294967295}$", 0, true),
        ("^(?:a{1,63}\\.?){1,100}$", 100, true),
    ] {
        let expected = if found { Outcome::Match } else { Outcome::NoMatch };
        assert_eq!(compile(pattern).unwrap().test(&"a".repeat(length)), expected, "{pattern} {length}");
    }
}

#[test]
fn caches_without_mixing_up() {
    let engine = Engine::with_property(property);
    for round in 0..3 {
        for number in 0..20 {
            let pattern = format!("^{number}$");
            assert_eq!(engine.test(&pattern, &number.to_string()), Outcome::Match, "{round}");
            assert_eq!(engine.test(&pattern, "x"), Outcome::NoMatch);
        }
        assert_eq!(engine.test("(", ""), Outcome::Invalid);
        assert_eq!(engine.test("(a)\\1", "aa"), Outcome::Undecided);
        assert_eq!(engine.test("^\\p{Lu}$", "É"), Outcome::Match);
        assert_eq!(Engine::new().test("^\\p{Lu}$", "É"), Outcome::Undecided);
    }
}

/// Patterns that are valid without `u` but stay invalid here: they escape a letter or a digit, or have a code point
/// above U+FFFF.
fn is_of_another_dialect(pattern: &str) -> bool {
    regex::Regex::new(r"\\[0-9A-Za-z]|[\x{10000}-\x{10FFFF}]").unwrap().is_match(pattern)
}

/// Each case is a random pattern with the results of V8 in Node 20. An invalid one may be marked: it has a name twice,
/// which V8 has learnt since. A valid one may be marked: it is valid only without `u`. The texts are those it matches.
#[test]
fn agrees_with_v8() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("pattern/v8.json")).unwrap();
    let (mut valid, mut decided, mut without_u) = (0, 0, 0);
    for case in &cases {
        let (pattern, is_special) = (case[0].as_str().unwrap(), case[1].as_bool().unwrap());
        let compiled = compile(pattern);
        let Some(texts) = case[2].as_array() else {
            assert!(compiled.is_err() || is_special, "V8 refuses {pattern:?}");
            continue;
        };
        let compiled = match compiled {
            Err(PatternError::Invalid) if is_special && is_of_another_dialect(pattern) => continue,
            compiled => compiled,
        };
        valid += 1;
        let compiled = match compiled {
            Ok(compiled) => compiled,
            Err(PatternError::Undecided) => continue,
            Err(error) => panic!("V8 takes {pattern:?}, here: {error:?}"),
        };
        decided += 1;
        without_u += usize::from(is_special);
        for sample in texts {
            let (text, found) = (sample[0].as_str().unwrap(), sample[1].as_bool().unwrap());
            let outcome = compiled.test(text);
            assert!(outcome == Outcome::Undecided || (outcome == Outcome::Match) == found, "{pattern:?} in {text:?}");
        }
    }
    assert!(without_u * 100 > cases.len() && valid * 3 > cases.len() && decided * 10 > valid * 8);
}
