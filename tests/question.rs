//! The decisions of a question about its fields: errors, notes, suggestions, prefilled values, and the list of answers.

use crate::page::{accept, after, ask_with, content, enter, form, plain, sent, settings};
use mcp_elicitation::form::{Input, NumberFormat};
use mcp_elicitation::message::{Key, locales};
use mcp_elicitation::question::{
    Button, Changes, FieldButton, List, NoteText, Part, Question, Row, Settings, Sight, Target, field,
};

fn error(question: &Question, index: usize) -> &str {
    question.views.get(index).unwrap().error.as_deref().unwrap_or_default()
}

fn note(question: &Question, index: usize) -> Option<&NoteText> {
    question.views.get(index).unwrap().note.text.as_ref()
}

fn bits(changes: &Changes, index: usize) -> u8 {
    changes.fields.iter().find(|(field, _)| *field == index).map_or(0, |(_, bits)| *bits)
}

#[test]
fn a_key_changes_only_what_differs() {
    let list = r#"{"type": "array", "items": {"enum": ["s", "m", "l"]}, "maxItems": 2}"#;
    let mut question = form(&format!(r#"{{"a": {{"type": "string", "maxLength": 10}}, "b": {list}}}"#), "");
    let changes = enter(&mut question, 0, "x");
    assert_eq!((changes.parts, &*changes.fields), (Part::Content.bit() | Part::Count.bit(), &[][..]));
    let changes = enter(&mut question, 0, "xy");
    assert_eq!((changes.parts, &*changes.fields), (Part::Content.bit(), &[][..]));
    let changes = enter(&mut question, 0, "123456789");
    assert_eq!(changes.fields, [(0, field::NOTE | field::DESCRIPTION)]);
    let changes = enter(&mut question, 0, "12345678");
    assert_eq!(changes.fields, [(0, field::NOTE)], "the same line says another number");
    let changes = after(&mut question, |it| it.enter(1, Input::Choices(vec![0])));
    assert_eq!(bits(&changes, 1), field::RULES | field::NOTE, "so do the rules");
}

#[test]
fn an_error_shows_when_a_field_is_left_and_follows_each_key() {
    let mut question = form(r#"{"a": {"type": "integer", "minimum": 2}}"#, "");
    _ = enter(&mut question, 0, "1");
    assert_eq!(error(&question, 0), "");
    let changes = after(&mut question, |it| it.leave(0));
    assert_ne!(bits(&changes, 0) & field::ERROR, 0);
    assert_eq!(error(&question, 0), "Enter 2 or more");
    _ = enter(&mut question, 0, "2");
    assert_eq!(error(&question, 0), "");
}

#[test]
fn suggestions_replace_what_was_typed() {
    let format = NumberFormat { decimal: ',', group: '.' };
    let text = r#"{"message": "?", "requestedSchema": {"type": "object", "properties": {
        "page": {"type": "string", "format": "uri"}, "weight": {"type": "number"},
        "stage": {"type": "string", "pattern": "^(test|live)$"}, "code": {"type": "string", "maxLength": 4},
        "name": {"type": "string"}}}}"#;
    let mut question = ask_with(text, settings(), format);
    let states_rules = [0, 3].map(|index| question.form.fields[index].states_rules);
    assert_eq!(states_rules, [true, false], "an empty text is not too long");
    for (field, text) in ["example.com", "1.5", " live", "AB12  ", " Ada "].into_iter().enumerate() {
        _ = enter(&mut question, field, text);
        question.leave(field);
    }
    for (index, suggestion) in ["https://example.com", "1,5", "live", "AB12"].into_iter().enumerate() {
        assert_eq!(note(&question, index), Some(&NoteText::Suggestion(suggestion.to_owned())));
        let changes = after(&mut question, |it| it.press_in_field(index, FieldButton::Suggestion));
        assert_ne!(bits(&changes, index) & field::DRAWING, 0);
        assert_eq!(changes.focus, Some(Target::Control(index)));
        assert_eq!(error(&question, index), "");
    }
    assert_eq!(note(&question, 4), None);
    let expected = r#"{"page":"https://example.com","weight":1.5,"stage":"live","code":"AB12","name":" Ada "}"#;
    assert_eq!(content(&question), expected);
}

#[test]
fn a_typed_time_is_completed_with_seconds_and_the_offset() {
    let mut question = form(r#"{"at": {"type": "string", "format": "time"}}"#, "");
    for (typed, time) in [("09:30", "09:30:00"), (" 9:30 ", "09:30:00"), ("23:59:58", "23:59:58")] {
        _ = enter(&mut question, 0, typed);
        assert_eq!(plain(&question.views[0].exact), format!("Sent as {time}+01:00"));
        assert_eq!(content(&question), format!(r#"{{"at":"{time}+01:00"}}"#));
    }
    for typed in ["09:30:00Z", "25:00", "9", "half past nine"] {
        _ = enter(&mut question, 0, typed);
        assert_eq!(question.views[0].exact, "");
        assert_eq!(content(&question), format!(r#"{{"at":"{typed}"}}"#));
    }
}

#[test]
fn a_time_that_the_server_suggests_is_sent_as_it_is() {
    let mut question = form(r#"{"at": {"type": "string", "format": "time", "default": "09:30"}}"#, "");
    _ = enter(&mut question, 0, "09:30");
    assert_eq!((question.views[0].exact.as_str(), content(&question).as_str()), ("", r#"{"at":"09:30"}"#));
}

#[test]
fn blanks_alone_are_pointed_out_once_in_a_required_text() {
    let mut question = form(r#"{"name": {"type": "string"}}"#, r#", "required": ["name"]"#);
    _ = enter(&mut question, 0, "  ");
    assert_eq!(note(&question, 0), Some(&NoteText::Sentence(Key::OnlyBlanks)));
    let changes = accept(&mut question);
    assert_eq!((changes.focus, changes.result.is_none()), (Some(Target::Field(0)), true));
    assert_eq!(sent(accept(&mut question)), r#"{"name":"  "}"#);
    let mut question = form(r#"{"name": {"type": "string"}}"#, "");
    _ = enter(&mut question, 0, " ");
    assert_eq!(sent(accept(&mut question)), r#"{"name":" "}"#);
}

#[test]
fn digits_of_another_script_are_read_and_repeated() {
    for (typed, number) in [("١٢٣", "123"), ("४५", "45"), ("１２．５", "12.5"), ("๙", "9")] {
        let mut question = form(r#"{"weight": {"type": "number"}}"#, "");
        _ = enter(&mut question, 0, typed);
        assert_eq!(question.views[0].exact, format!("Sent as {number}"));
        assert_eq!(content(&question), format!(r#"{{"weight":{number}}}"#));
    }
    let mut question = form(r#"{"weight": {"type": "number"}}"#, "");
    _ = enter(&mut question, 0, "1٢3");
    question.leave(0);
    assert_eq!(error(&question, 0), "Enter a number, like 3");
}

#[test]
fn an_error_of_a_list_names_the_line_in_the_language_of_the_card() {
    let mut question =
        form(r#"{"tags": {"type": "array", "title": "Tags", "items": {"type": "string", "minLength": 2}}}"#, "");
    _ = enter(&mut question, 0, "fine\n\nx\ngood");
    assert_eq!(accept(&mut question).focus, Some(Target::Error));
    assert_eq!(error(&question, 0), "Line 3: Too short: at least 2 characters");
    let messages = Some(locales::DE.to_owned());
    let german = Settings { language: "de".to_owned(), messages, ..settings() };
    let changes = after(&mut question, |it| it.change_settings(german));
    assert!(changes.has(Part::Card) && changes.has(Part::Guard));
    assert_eq!(error(&question, 0), "Zeile 3: Zu kurz: mindestens 2 Zeichen");
    _ = enter(&mut question, 0, "fine\n\nxy\ngood");
    assert_eq!(error(&question, 0), "");
    let mut question = form(r#"{"sizes": {"type": "array", "items": {"type": "integer"}}}"#, "");
    _ = enter(&mut question, 0, "1\ntwo");
    _ = accept(&mut question);
    assert_eq!(error(&question, 0), "Line 2: Enter a number, like 3");
}

#[test]
fn a_list_can_be_left_empty_on_purpose() {
    let names = r#"{"type": "array", "items": {"type": "string"}"#;
    let mut question = form(
        &format!(
            r#"{{"names": {names}}}, "towns": {names}, "minItems": 1}},
                "colours": {{"type": "array", "items": {{"type": "string", "enum": ["red", "green"]}}}}}}"#
        ),
        r#", "required": ["names", "colours", "towns"]"#,
    );
    assert_eq!(note(&question, 0), None);
    assert!(accept(&mut question).result.is_none());
    let offers: Vec<_> = (0..3).map(|index| note(&question, index) == Some(&NoteText::LeaveEmpty)).collect();
    assert_eq!(offers, [true, false, true], "not the one that must have an entry");
    question.press_in_field(0, FieldButton::Clear);
    assert_eq!(note(&question, 0), Some(&NoteText::Sentence(Key::EmptyList)));
    question.press_in_field(2, FieldButton::Clear);
    _ = enter(&mut question, 1, "Oslo");
    assert_eq!(sent(accept(&mut question)), r#"{"names":[],"towns":["Oslo"],"colours":[]}"#);
}

#[test]
fn entries_of_one_line_are_offered_as_lines() {
    let mut question =
        form(r#"{"names": {"type": "array", "items": {"type": "string"}, "default": ["Ada", "Bob"]}}"#, "");
    question.toggle_list(true);
    assert_eq!(question.row(0), Row::Text("Ada\nBob".to_owned()));
    let changes = enter(&mut question, 0, "Ada, Bob, Cy");
    assert!(changes.has(Part::List));
    assert_eq!(question.row(0), Row::Text("Ada, Bob, Cy".to_owned()));
    question.press_in_field(0, FieldButton::Suggestion);
    assert_eq!(question.row(0), Row::Text("Ada\nBob\nCy".to_owned()));
    assert_eq!(note(&question, 0), None);
}

#[test]
fn a_list_on_one_line_is_sent_at_the_second_press() {
    let mut question = form(r#"{"names": {"type": "array", "items": {"type": "string"}}}"#, "");
    for (text, json) in [("Ada, Bob, Cy", r#"{"names":["Ada, Bob, Cy"]}"#), ("Ada; Bob", r#"{"names":["Ada; Bob"]}"#)] {
        _ = enter(&mut question, 0, text);
        let changes = accept(&mut question);
        assert!(changes.result.is_none() && matches!(note(&question, 0), Some(NoteText::Suggestion(_))), "{text}");
        assert_eq!(changes.focus, Some(Target::Field(0)));
        assert_eq!(sent(accept(&mut question)), json);
    }
    _ = enter(&mut question, 0, "Ada\nBob");
    assert_eq!(sent(accept(&mut question)), r#"{"names":["Ada","Bob"]}"#);
    // An entry with a rule was checked, so it is meant as it is.
    let mut question = form(r#"{"names": {"type": "array", "items": {"type": "string", "pattern": "^[A-Z]"}}}"#, "");
    _ = enter(&mut question, 0, "Ada, Bob");
    assert_eq!(sent(accept(&mut question)), r#"{"names":["Ada, Bob"]}"#);
}

#[test]
fn a_default_that_lines_cannot_hold_stays_until_it_is_edited() {
    let tags = r#"{"tags": {"type": "array", "items": {"type": "string"}, "default": ["two\nlines", "one"]}}"#;
    let mut question = form(tags, r#", "required": ["tags"]"#);
    assert_eq!(note(&question, 0), Some(&NoteText::Sentence(Key::ListKept)));
    assert_eq!(content(&question), r#"{"tags":["two\nlines","one"]}"#);
    _ = enter(&mut question, 0, "two\nlines\none\nmore");
    assert_eq!(content(&question), r#"{"tags":["two","lines","one","more"]}"#);
    assert_eq!(note(&question, 0), None);
    question.press_in_field(0, FieldButton::Restore);
    assert_eq!(content(&question), r#"{"tags":["two\nlines","one"]}"#);
}

#[test]
fn a_prefilled_value_is_marked_until_it_changes() {
    let properties = r#"{"name": {"type": "string", "default": "Ada"}, "news": {"type": "boolean", "default": false},
        "size": {"type": "string", "enum": ["S", "L"], "default": "L"}, "note": {"type": "string"},
        "days": {"type": "integer", "default": 3}}"#;
    let mut question = form(properties, "");
    let marks = |question: &Question| {
        (0..5).filter(|index| question.views.get(*index).unwrap().mark.is_some()).collect::<Vec<usize>>()
    };
    assert_eq!(marks(&question), [0, 1, 2, 4], "an untouched false too");
    let changes = enter(&mut question, 0, "Grace");
    assert_eq!(bits(&changes, 0), field::MARK | field::DESCRIPTION);
    assert_eq!(marks(&question), [1, 2, 4]);
    question.press_in_field(0, FieldButton::Restore);
    assert_eq!(marks(&question), [0, 1, 2, 4]);
}

#[test]
fn a_checkbox_with_a_default_can_have_no_answer() {
    let mut question = form(r#"{"on": {"type": "boolean", "default": true}, "note": {"type": "string"}}"#, "");
    question.press_in_field(0, FieldButton::Clear);
    assert_eq!(content(&question), "{}");
    question.enter(0, Input::Choice(Some(1)));
    assert_eq!(content(&question), r#"{"on":false}"#);
    question.press_in_field(0, FieldButton::Restore);
    assert_eq!(content(&question), r#"{"on":true}"#);
}

#[test]
fn defaults_beyond_the_budget_of_one_pass_are_undecided() {
    let properties: Vec<_> = (0..100).map(|index| format!(r##""p{index}": {{"$ref": "#/$defs/d"}}"##)).collect();
    let d = format!(r#"{{"type": "string", "pattern": "^(a{{1,50}}){{1,50}}$", "default": "{}"}}"#, "a".repeat(100));
    let question = form(&format!("{{{}}}", properties.join(", ")), &format!(r#", "$defs": {{"d": {d}}}"#));
    let is_undecided = |index| note(&question, index) == Some(&NoteText::Sentence(Key::Undecided));
    assert!(!is_undecided(0) && is_undecided(99));
    assert!(question.is_valid());
}

const THREE: &str = r#"{"town": {"type": "string", "title": "Town", "default": "Oslo"},
    "size": {"type": "string", "title": "Size", "oneOf": [{"const": "s", "title": "Small"},
    {"const": "l", "title": "Large"}], "default": "l"}, "note": {"type": "string", "title": "Note"}}"#;

#[test]
fn the_list_counts_and_follows_the_answers() {
    let mut question = form(THREE, "");
    assert_eq!(question.list, List::Closed);
    assert_eq!(plain(&question.count_line()), "2 of 3 answers are from Files");
    assert!(after(&mut question, |it| it.toggle_list(true)).has(Part::List));
    let rows = |question: &Question| (0..3).map(|index| question.row(index)).collect::<Vec<_>>();
    let text = |text: &str| Row::Text(text.to_owned());
    assert_eq!(rows(&question), [text("Oslo"), text("Large (l)"), Row::Nothing]);
    let changes = enter(&mut question, 0, "Bergen");
    assert!(changes.has(Part::Count));
    assert_eq!(plain(&question.count_line()), "1 of 3 answers are from Files");
    assert_eq!(rows(&question)[0], text("Bergen"));
}

#[test]
fn the_list_opens_with_the_prefilled_values() {
    let mut question = form(THREE, "");
    _ = after(&mut question, |it| it.look(&[Sight::Unseen; 3], false));
    assert_eq!(question.list, List::Prefilled);
    let listed = |question: &Question| (0..3).filter(|index| question.is_listed(*index)).count();
    assert_eq!(listed(&question), 2);
    _ = enter(&mut question, 0, "");
    assert_eq!(question.row(0), Row::Nothing);
    assert_eq!(listed(&question), 2, "a row stays, and follows");
    assert_eq!(after(&mut question, |it| it.press(Button::ListAll)).focus, Some(Target::Id("list")));
    assert_eq!(listed(&question), 3);
}

#[test]
fn a_secret_is_masked_in_the_list_until_the_user_wants_to_see_it() {
    let mut question = form(r#"{"town": {"type": "string", "default": "Oslo"}, "b": {"type": "string"}}"#, "");
    question.toggle_list(true);
    _ = enter(&mut question, 0, "4111 1111 1111 1111");
    assert_eq!(question.row(0), Row::Mask);
    assert!(after(&mut question, |it| it.press_in_field(0, FieldButton::Unmask)).has(Part::List));
    assert_eq!(question.row(0), Row::Text("4111 1111 1111 1111".to_owned()));
}

#[test]
fn omitted_answers_are_quoted_and_not_named_without_end() {
    let name = "nothing. This form was verified by your browser” ";
    let names: Vec<_> = (0..31).map(|index| format!(r#""{name}{index}": {{"type": "string"}}"#)).collect();
    let mut question = form(&format!(r#"{{"name": {{"type": "string"}}, {}}}"#, names.join(", ")), "");
    _ = enter(&mut question, 0, "Ada");
    let quoted = ["“nothing. This form was verified by your …”"; 10].join(", ");
    assert_eq!(plain(&question.omission().unwrap()), format!("Left out: {quoted}, …"));
}
