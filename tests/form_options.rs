//! When the value behind an option's title is shown beside it.

#![allow(clippy::indexing_slicing, clippy::unwrap_used)]

use mcp_elicitation::form::open;

fn shows_values(property: &str) -> bool {
    let request = format!(r#"{{"message":"m","requestedSchema":{{"type":"object","properties":{{"a":{property}}}}}}}"#);
    open(&request).unwrap().1.fields[0].shows_values
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
