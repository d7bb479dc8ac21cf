//! Every language has every sentence, in its own words, with the required slots and plural forms.

use mcp_elicitation::json::{self, Value};
use mcp_elicitation::message::{Intl, Key, Language};
use mcp_elicitation::trust::address::Code;
use std::{cell::Cell, collections::BTreeSet, fs, rc::Rc};

/// The languages other than English, with the plural categories of `Intl.PluralRules` (tests/shell/languages.test.mjs
/// compares the two). A category in capitals stands for a single number, so its sentence may omit `{count}`.
const LANGUAGES: [(&str, &[&str]); 23] = [
    ("ar", &["ZERO", "ONE", "TWO", "few", "many", "other"]),
    ("cs", &["ONE", "few", "many", "other"]),
    ("de", &["ONE", "other"]),
    ("es", &["ONE", "many", "other"]),
    ("fa", &["one", "other"]),
    ("fr", &["one", "many", "other"]),
    ("he", &["ONE", "TWO", "other"]),
    ("hi", &["one", "other"]),
    ("id", &["other"]),
    ("it", &["ONE", "many", "other"]),
    ("ja", &["other"]),
    ("ko", &["other"]),
    ("nl", &["ONE", "other"]),
    ("pl", &["ONE", "few", "many", "other"]),
    ("pt-BR", &["one", "many", "other"]),
    ("ru", &["one", "few", "many", "other"]),
    ("sv", &["ONE", "other"]),
    ("th", &["other"]),
    ("tr", &["ONE", "other"]),
    ("uk", &["one", "few", "many", "other"]),
    ("vi", &["other"]),
    ("zh-Hans", &["other"]),
    ("zh-Hant", &["other"]),
];

/// The sentences that are the same as in English, with the reason.
const SAME: [(&str, &str, &str); 4] = [
    ("de", "optional", "the German word too"),
    ("es", "no", "the Spanish word too"),
    ("it", "no", "the Italian word too"),
    ("nl", "later", "the Dutch word too"),
];

/// The sentences of one key: one per plural category, or a single one without a category.
type Variants = Vec<(Option<String>, String)>;

fn catalogue(tag: &str) -> String {
    let file = format!("{}/src/message/locales/{tag}.json", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn sentences(tag: &str) -> Vec<(String, Variants)> {
    let document = json::parse(&catalogue(tag)).unwrap_or_else(|error| panic!("{tag}: {error:?}"));
    let members = document.root.as_object().unwrap_or_else(|| panic!("{tag}: not an object"));
    members
        .iter()
        .map(|member| {
            let name = member.name.as_str().to_owned();
            let variants = match &member.node.value {
                Value::String(sentence) => vec![(None, sentence.as_str().to_owned())],
                Value::Object(variants) => variants
                    .iter()
                    .map(|variant| {
                        (Some(variant.name.as_str().to_owned()), variant.node.as_str().unwrap_or_default().to_owned())
                    })
                    .collect(),
                _ => panic!("{tag}: {name} is neither a sentence nor its plural forms"),
            };
            (name, variants)
        })
        .collect()
}

fn slots(sentence: &str) -> BTreeSet<&str> {
    sentence.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(slot, _)| slot).collect()
}

fn english_slots(key: Key) -> BTreeSet<&'static str> {
    key.english().into_iter().flat_map(|sentence| slots(sentence)).collect()
}

/// Calls `fault` for each variant of each sentence of each language, and returns the faults, one per line.
fn faults(fault: impl Fn(&str, Key, Option<&str>, &str) -> Option<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for (tag, _) in LANGUAGES {
        for (name, variants) in sentences(tag) {
            let Some(key) = Key::named(&name) else { continue };
            for (category, sentence) in &variants {
                let fault = fault(tag, key, category.as_deref(), sentence);
                faults.extend(fault.map(|fault| format!("{tag}.json: {name}: {fault}: {sentence}")));
            }
        }
    }
    faults
}

fn none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn lists_the_languages() {
    let folder = format!("{}/src/message/locales", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_str().unwrap().replace(".json", ""))
        .collect();
    files.sort();
    assert_eq!(files, LANGUAGES.map(|(tag, _)| tag));
}

#[test]
fn has_exactly_the_keys_of_english() {
    let known: Vec<&str> = Key::ALL.iter().map(|key| key.name()).collect();
    let mut faults = Vec::new();
    for (tag, _) in LANGUAGES {
        let names: Vec<String> = sentences(tag).into_iter().map(|(name, _)| name).collect();
        let missing: Vec<&str> = known.iter().copied().filter(|name| !names.iter().any(|has| has == name)).collect();
        let left: Vec<&str> = names.iter().map(String::as_str).filter(|name| !known.contains(name)).collect();
        if !missing.is_empty() || !left.is_empty() || names.len() != known.len() {
            faults.push(format!("{tag}.json: missing {missing:?}; not in key.rs {left:?}; {} in all", names.len()));
        }
    }
    none(&faults);
}

#[test]
fn has_a_singular_in_english_for_counts() {
    for key in Key::ALL {
        let forms = key.english();
        assert!(!key.name().is_empty() && forms.iter().all(|form| !form.is_empty()), "{}", key.name());
        assert!(forms.len() == 1 || forms.len() == 2 && english_slots(*key).contains("count"), "{}", key.name());
    }
}

#[test]
fn leaves_no_sentence_in_english() {
    let same = |tag: &str, key: Key| SAME.iter().any(|(of, name, _)| *of == tag && *name == key.name());
    none(&faults(|tag, key, _, sentence| {
        let is_english = key.english().contains(&sentence);
        // A sentence that contains only slots and signs is the same everywhere.
        let has_words = sentence.split(['{', '}']).step_by(2).any(|part| part.chars().any(char::is_alphabetic));
        match is_english && has_words {
            true if !same(tag, key) => Some("is English".to_owned()),
            false if same(tag, key) => Some("is listed as the same in English, but is not".to_owned()),
            _ => None,
        }
    }));
}

#[test]
fn keeps_the_slots_of_every_sentence() {
    none(&faults(|tag, key, category, sentence| {
        let (_, categories) = LANGUAGES.iter().find(|(of, _)| *of == tag)?;
        let mut wanted = english_slots(key);
        let single = category.is_some_and(|category| categories.contains(&category.to_uppercase().as_str()));
        if single && !sentence.contains("{count}") {
            wanted.remove("count");
        }
        let stray = sentence.matches('{').count() != sentence.matches('}').count();
        (slots(sentence) != wanted || stray).then(|| format!("wants {wanted:?}"))
    }));
}

#[test]
fn uses_the_plural_forms_of_the_language() {
    let mut faults = Vec::new();
    for (tag, categories) in LANGUAGES {
        let wanted: Vec<String> = categories.iter().map(|category| category.to_lowercase()).collect();
        for (name, variants) in sentences(tag) {
            let [(None, _)] = variants.as_slice() else {
                // `other` is last: it is used if there is no count.
                let has: Vec<String> = variants.iter().filter_map(|(category, _)| category.clone()).collect();
                let counts = Key::named(&name).is_none_or(|key| english_slots(key).contains("count"));
                let differ = variants.iter().any(|(_, sentence)| *sentence != variants[0].1);
                if has != wanted || !counts || !differ {
                    faults.push(format!("{tag}.json: {name}: has {has:?}, wants {wanted:?}, and differing sentences"));
                }
                continue;
            };
        }
    }
    none(&faults);
}

#[test]
fn uses_the_typography_of_the_language() {
    let wide = |c: char| ('\u{3000}'..'\u{A000}').contains(&c) || ('\u{FF00}'..'\u{FFF0}').contains(&c);
    none(&faults(|tag, key, _, sentence| {
        let has = |sign: &str| sentence.contains(sign);
        let chars: Vec<char> = sentence.chars().collect();
        let narrow = chars.windows(2).any(|pair| {
            (wide(pair[0]) && ",;:!?()".contains(pair[1])) || (",;:!?()".contains(pair[0]) && wide(pair[1]))
        });
        let unspaced = chars.windows(2).any(|pair| ":;!?»".contains(pair[1]) && " ".contains(pair[0]));
        match tag {
            _ if has("...") => Some("three dots are one sign"),
            _ if has("\"") || has("'") => Some("straight quotes"),
            _ if sentence.trim() != sentence && key != Key::ListSeparator || has("  ") => Some("spaces"),
            "ja" | "zh-Hans" | "zh-Hant" if narrow => Some("a narrow sign beside a wide one"),
            "fr" if unspaced => Some("a space at which the line may break"),
            "fr" if has("\u{A0}:") != has(":") && !has("://") && !has(":30") => Some("a sign without its space"),
            "ar" if has(",") || has("?") || has(";") => Some("a Latin sign"),
            "fa" if has(",") || has("?") || has(";") => Some("a Latin sign"),
            _ => None,
        }
        .map(str::to_owned)
    }));
}

/// An `Intl` that returns a set category.
struct Told(Rc<Cell<&'static str>>);

impl Intl for Told {
    fn plural(&self, _: usize) -> String {
        self.0.get().to_owned()
    }

    fn number(&self, lexeme: &str) -> String {
        lexeme.to_owned()
    }
}

#[test]
fn reads_every_catalogue() {
    for (tag, _) in LANGUAGES {
        let category = Rc::new(Cell::new("other"));
        let mut language = Language::english(Rc::new(Told(Rc::clone(&category))));
        language.read(&catalogue(tag)).unwrap();
        for (name, variants) in sentences(tag) {
            let Some(key) = Key::named(&name) else { continue };
            let filled: Vec<(&str, &str)> = english_slots(key).into_iter().map(|slot| (slot, slot)).collect();
            for wanted in ["zero", "one", "two", "few", "many", "other"] {
                category.set(wanted);
                let own = variants.iter().find(|(of, _)| of.as_deref() == Some(wanted)).or(variants.last()).unwrap();
                let expected = own.1.replace("{count}", "7").replace(['{', '}', '\u{2069}'], "");
                let text = language.count(key, 7, &filled).replace(['\u{2068}', '\u{2069}'], "");
                assert_eq!(text, expected, "{tag}: {name}, {wanted}");
            }
        }
    }
}

/// The card derives the key of an address's sentence from the code's name (`src/question/checked_address.rs`), with three
/// exceptions.
#[test]
fn names_address_sentences_by_their_codes() {
    for code in [
        Code::BlockedScheme,
        Code::InvalidUrl,
        Code::Insecure,
        Code::Userinfo,
        Code::Idn,
        Code::Normalised,
        Code::Ambiguous,
        Code::IpLiteral,
        Code::LocalAddress,
        Code::UnusualPort,
        Code::TrailingDot,
        Code::SameOrigin,
        Code::PreAuthenticated,
    ] {
        assert!(Key::named(code.as_str()).is_some(), "{}", code.as_str());
    }
    for name in ["too-long-url", "other-host", "other-than-server"] {
        assert!(Key::named(name).is_some(), "{name}");
    }
}

fn read(tag: &str) -> Language {
    let mut language = Language::english(Rc::new(mcp_elicitation::message::Plain));
    language.read(&catalogue(tag)).unwrap();
    language
}

#[test]
fn uses_the_quotation_marks_of_the_language() {
    let marks = |text: &str| text.chars().filter(|c| "“”„‟«»「」『』".contains(*c)).collect::<BTreeSet<_>>();
    for (tag, _) in LANGUAGES {
        let own = marks(&read(tag).quote("x"));
        assert!(!own.is_empty(), "{tag}");
        for (name, variants) in sentences(tag) {
            for (_, sentence) in variants {
                assert!(marks(&sentence).is_subset(&own), "{tag} {name}: {sentence}");
            }
        }
    }
    assert_eq!(read("de").quote("Notiz"), "„\u{2068}Notiz\u{2069}“");
    // No mark stands next to one of another language, or is doubled.
    for (tag, expected) in
        [("zh-Hans", "此处无法填写“备注”"), ("ja", "「备注」は省かれます"), ("de", "„备注“ wird ausgelassen")]
    {
        let language = read(tag);
        let text = language.say(Key::LeftOutTitle, &[("label", &language.quote("备注"))]);
        assert_eq!(text.replace(['\u{2068}', '\u{2069}'], ""), expected, "{tag}");
    }
}

#[test]
fn puts_blanks_only_around_latin_names_in_chinese() {
    for (tag, key, name, expected) in [
        ("zh-Hans", Key::Accepted, "旅行社", "已发送给旅行社"),
        ("zh-Hans", Key::Accepted, "Travel desk", "已发送给 Travel desk"),
        ("zh-Hans", Key::Finished, "旅行社", "旅行社表示此事已完成"),
        ("zh-Hans", Key::Finished, "旅行社 Pro", "旅行社 Pro 表示此事已完成"),
        ("zh-Hans", Key::MuteServer, "“旅行社”（名称未验证）", "不再显示“旅行社”（名称未验证）的请求"),
        ("zh-Hans", Key::MuteServer, "“Acme”（名称未验证）", "不再显示“Acme”（名称未验证）的请求"),
        ("zh-Hant", Key::MuteServer, "旅行社", "不再顯示旅行社的要求"),
        ("ja", Key::Accepted, "旅行社", "旅行社に送信しました"),
        ("ja", Key::Accepted, "Travel desk", "Travel deskに送信しました"),
        ("en", Key::Accepted, "旅行社", "Sent to 旅行社"),
    ] {
        let language =
            if tag == "en" { Language::english(Rc::new(mcp_elicitation::message::Plain)) } else { read(tag) };
        for name in [name.to_owned(), format!("\u{2068}{name}\u{2069}")] {
            let text = language.say(key, &[("server", &name)]).replace(['\u{2068}', '\u{2069}'], "");
            assert_eq!(text, expected, "{tag}");
        }
    }
}

#[test]
fn isolates_examples_in_right_to_left_sentences() {
    for tag in ["ar", "fa", "he"] {
        for (name, variants) in sentences(tag) {
            for (_, sentence) in variants {
                let outside: Vec<&str> = sentence
                    .split('\u{2066}')
                    .flat_map(|piece| piece.split('\u{2069}').nth(1).or((!piece.contains('\u{2069}')).then_some(piece)))
                    .collect();
                assert!(
                    !outside.concat().contains(|c: char| c.is_ascii_digit() || c == '@'),
                    "{tag} {name}: {sentence}"
                );
            }
        }
    }
}

#[test]
fn reads_names_in_the_order_of_the_sentence() {
    let arabic = read("ar");
    let names = [arabic.quote("Name"), arabic.quote("Email")].join("، ");
    let text = arabic.count(Key::Missing, 3, &[("names", &names)]);
    assert!(text.contains(": «\u{2068}Name\u{2069}»، «\u{2068}Email\u{2069}»"), "{text}");
    // A single name has its own direction, and so does a number.
    let text = arabic.say(Key::HintRange, &[("kind", "عدد"), ("least", "-5"), ("most", "10")]);
    assert!(text.contains("\u{2068}-5\u{2069}"), "{text}");
}
