//! What is shown of what a server wrote: values behind titles, the sample of a pattern; and what can be accepted at once.

#![allow(clippy::indexing_slicing, clippy::unwrap_used)]

use mcp_elicitation::form::{Form, Input, open};
use mcp_elicitation::message::{Language, Plain, sentence};
use mcp_elicitation::validate::pattern::Engine;
use std::rc::Rc;

fn form(property: &str) -> Form {
    let request = format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
    open(&request).unwrap().1
}

fn shows_values(property: &str) -> bool {
    form(property).fields[0].shows_values
}

#[test]
fn a_value_counts_as_shown_only_where_every_word_of_it_is_in_the_title() {
    for (value, title, shown) in [
        ("no", "Yes, now", true),
        ("all", "Allow nothing", true),
        ("off", "On (for the first week)", true),
        ("on", "Only once", true),
        ("no", "Nothing", true),
        ("-1", "1", true),
        ("1.5", "5 or 1", true),
        ("*", "Nothing", true),
        ("grantAll", "All", true),
        ("inProgress", "In progress", false),
        ("in_progress", "“In progress”", false),
        ("on", "On (for the first week)", false),
        ("iPhone", "iPhone", false),
        ("", "Nothing", false),
        ("St-Gallen", "St. Gallen", false),
        ("usd", "US dollar", true),
        ("sudo", "Set up demo", true),
        ("exec", "Export every contact", true),
        ("live", "Look into everything", true),
        ("100", "1 € (0 fee, 0 tip)", true),
        ("delete", "Do not delete anything", true),
        ("share-my-files", "Do not share my files", true),
        ("no", "No", false),
        ("en", "English", false),
        ("full", "Find users later, locally", true),
        ("s", "Small", false),
        ("prod", "Production", false),
        ("rm", "Remember me", true),
    ] {
        let property = format!(r#"{{"type":"string","oneOf":[{{"const":"{value}","title":"{title}"}}]}}"#);
        assert_eq!(shows_values(&property), shown, "{value} behind {title}");
    }
}

#[test]
fn a_number_is_abbreviated_by_no_title() {
    for (value, title, shown) in [("1000", "10.00 €", true), ("10", "10 €", false), ("5", "5 stars", false)] {
        let property = format!(r#"{{"type":"integer","oneOf":[{{"const":{value},"title":"{title}"}}]}}"#);
        assert_eq!(shows_values(&property), shown, "{value} behind {title}");
    }
}

#[test]
fn what_has_many_words_is_shown_whole_and_not_compared() {
    let property = |words: usize| {
        let text = "word ".repeat(words);
        format!(r#"{{"type":"string","oneOf":[{{"const":"{text}","title":"{text}"}}]}}"#)
    };
    assert!(!shows_values(&property(40)));
    assert!(shows_values(&property(41)));
}

#[test]
fn the_sample_of_a_pattern_is_quoted_in_our_sentence() {
    for (pattern, sample) in [
        ("^Verified by your browser$", "“\u{2068}Verified by your browser\u{2069}”"),
        ("^x\u{2069}\u{202E}nigol$", "“\u{2068}x⟨U+2069 U+202E⟩nigol\u{2069}”"),
    ] {
        let mut form = form(&format!(r#"{{"type":"string","pattern":"{pattern}"}}"#));
        form.enter(0, Input::Text("other".to_owned()));
        let error = form.evaluate(0, &Engine::new()).error.unwrap();
        let said = sentence(&error, &form.fields[0], "Code", &Language::english(Rc::new(Plain)));
        assert!(said.contains(sample), "{said}");
    }
}
