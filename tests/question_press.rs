//! The meaning of a press: the errors it finds, the second step, the decision, and the receipt.

use crate::page::{accept, after, ask, ask_with, enter, form, plain, sent, settings};
use mcp_elicitation::form::{Input, NumberFormat};
use mcp_elicitation::message::Key;
use mcp_elicitation::protocol::{ElicitResult, ElicitationAction};
use mcp_elicitation::question::{Ask, Button, Part, Question, Server, Settings, Status, Step, Target};

const NAME_AND_TOWN: &str = r#"{"name": {"type": "string", "title": "What is your name?"},
    "town": {"type": "string", "title": "Town"}, "note": {"type": "string"}}"#;

/// Returns the line about errors, with the number of named fields.
fn errors(question: &Question) -> Option<(String, usize)> {
    question.error_line().map(|(sentence, fields)| (plain(&sentence), fields.len()))
}

#[test]
fn the_line_of_missing_answers_follows_what_is_mended() {
    let mut question = form(NAME_AND_TOWN, r#", "required": ["name", "town"]"#);
    let changes = accept(&mut question);
    assert!(changes.result.is_none() && changes.has(Part::Errors));
    assert_eq!((changes.focus, question.first_mistake()), (Some(Target::Error), Some(0)));
    assert_eq!(errors(&question), Some(("2 answers are missing: \u{1}".to_owned(), 2)));
    assert!(enter(&mut question, 0, "Ada").has(Part::Errors));
    assert_eq!(errors(&question), Some(("1 answer is missing: \u{1}".to_owned(), 1)));
    _ = enter(&mut question, 0, "");
    assert_eq!(errors(&question).unwrap().1, 2);
    _ = enter(&mut question, 0, "Ada");
    _ = enter(&mut question, 1, "Ulm");
    assert_eq!(errors(&question), None);
    assert_eq!(sent(accept(&mut question)), r#"{"name":"Ada","town":"Ulm"}"#);
}

#[test]
fn answers_that_do_not_go_together_are_not_sent() {
    let mut question = form(NAME_AND_TOWN, r#", "anyOf": [{"required": ["name"]}, {"required": ["town"]}]"#);
    let refused = accept(&mut question);
    assert!(refused.result.is_none() && refused.has(Part::Errors));
    assert_eq!((refused.focus, question.first_mistake(), question.error_count()), (Some(Target::Error), None, 1));
    let sentence = "These answers don't go together. Change at least one.".to_owned();
    assert_eq!(errors(&question), Some((sentence, 0)));
    assert!(enter(&mut question, 1, "Ulm").has(Part::Errors));
    assert_eq!((errors(&question), question.error_count()), (None, 0));
    assert!(accept(&mut question).result.is_some());
}

#[test]
fn the_line_is_silent_about_a_lone_field() {
    let mut question = form(r#"{"point": {"type": "string"}}"#, r#", "required": ["point"]"#);
    _ = accept(&mut question);
    assert_eq!(question.views[0].error.as_deref(), Some("Enter an answer"));
    assert_eq!(errors(&question), None);
}

#[test]
fn the_line_says_why_an_answer_could_not_be_sent() {
    let mut question = form(NAME_AND_TOWN, "");
    question.settle(Status::Sending, None, 0.0);
    assert_eq!(question.press_line(), Some(("Sending…".to_owned(), false)));
    assert!(accept(&mut question).result.is_none(), "it is on its way");
    assert_eq!(after(&mut question, |it| it.refuse(ElicitationAction::Cancel)).result, Some(ElicitResult::cancel()));
    let failed = after(&mut question, |it| it.settle(Status::Open, Some("The desk is closed.".to_owned()), 0.0));
    assert!(failed.has(Part::Press));
    assert_eq!(question.press_line(), Some(("The desk is closed.".to_owned(), true)));
    let failed = after(&mut question, |it| it.settle(Status::Open, Some(String::new()), 0.0));
    assert!(failed.has(Part::Press), "also while it is open");
    assert_eq!(question.press_line(), Some(("Couldn't send. Your answer is still here.".to_owned(), true)));
    assert!(accept(&mut question).has(Part::Press));
    assert_eq!(question.press_line(), None, "the next press is another attempt");
}

#[test]
fn a_receipt_has_no_answer_that_is_or_may_be_a_secret() {
    for schema in [
        r#"{"password": {"type": "string", "title": "Password"}}"#,
        r#"{"note": {"type": "string", "title": "Note", "description": "Not your password."}}"#,
    ] {
        let mut question = form(schema, "");
        _ = enter(&mut question, 0, "hunter2");
        assert_eq!(question.answers(), [""; 0], "{schema}");
    }
    let mut question = form(NAME_AND_TOWN, "");
    _ = enter(&mut question, 0, "Ann");
    assert_eq!(question.answers(), ["Ann"]);
    _ = enter(&mut question, 0, "ghp_16C7e42F292c6912E7710c838347Ae178B4a");
    _ = accept(&mut question);
    assert_eq!(question.answers(), [""; 0], "it looks like one");
}

#[test]
fn a_secret_takes_a_second_step() {
    let mut question = form(r#"{"password": {"type": "string", "title": "Password"}}"#, "");
    assert_eq!(question.accept_text().unwrap(), question.say(Key::SendAnyway));
    assert!(!question.sends_beside() && form(r#"{"name": {"type": "string"}}"#, "").sends_beside());
    _ = enter(&mut question, 0, "hunter2");
    let changes = accept(&mut question);
    assert_eq!((changes.result.is_none(), changes.focus), (true, Some(Target::Id("why"))));
    assert!(changes.has(Part::SecondStep) && changes.has(Part::Buttons));
    assert_eq!(sent(accept(&mut question)), r#"{"password":"hunter2"}"#);
    question.reset();
    assert!(!question.is_second_step);
}

#[test]
fn a_typed_secret_is_warned_of_and_a_mention_is_not() {
    let mut question = form(r#"{"town": {"type": "string"}}"#, "");
    _ = enter(&mut question, 0, "4111 1111 1111 1111");
    let changes = accept(&mut question);
    assert!(changes.has(Part::SecretWarning) && question.has_secret && changes.result.is_none());
    assert!(accept(&mut question).result.is_some());
    let text = r#"{"message": "?", "requestedSchema": {"type": "object", "properties":
        {"which": {"type": "string", "title": "Which access token shall I revoke?"}}}}"#;
    let refuses = Settings { refuses_secrets: true, ..settings() };
    let mut question = ask_with(text, refuses, NumberFormat::default());
    _ = enter(&mut question, 0, "deploy-bot");
    assert!(accept(&mut question).result.is_some());
}

#[test]
fn a_long_message_takes_a_second_step() {
    let mut question = ask(&format!(
        r#"{{"message": "{}", "requestedSchema": {{"type": "object", "properties": {{"a": {{"type": "string"}}}}}}}}"#,
        "line\\n".repeat(6_600)
    ));
    assert!(accept(&mut question).has(Part::SecondStep));
    assert_eq!(question.why_second_step().unwrap().0, "232 more characters aren't shown");
}

#[test]
fn refusing_asks_first_if_answers_would_be_lost() {
    for (action, result) in
        [(ElicitationAction::Decline, ElicitResult::decline()), (ElicitationAction::Cancel, ElicitResult::cancel())]
    {
        let mut question = form(NAME_AND_TOWN, "");
        assert_eq!(after(&mut question, |it| it.refuse(action)).result, Some(result.clone()), "nothing was typed");
        _ = enter(&mut question, 0, "x");
        let changes = after(&mut question, |it| it.refuse(action));
        assert_eq!((changes.result, changes.focus), (None, Some(Target::Id("keep"))));
        let changes = after(&mut question, |it| it.press(Button::Keep));
        assert!(changes.has(Part::Guard) && changes.focus == Some(Target::Before) && question.exit.is_none());
        question.refuse(action);
        assert_eq!(after(&mut question, |it| it.press(Button::Discard)).result, Some(result));
    }
}

#[test]
fn leaving_a_round_asks_what_to_send() {
    let step = Some(Step { number: 2, of: 3, can_return: true, answered: 1 });
    let text = r#"{"message": "?", "requestedSchema": {"type": "object", "properties": {"a": {"type": "string"}}}}"#;
    let mut question = ask_with(text, Settings { step, ..settings() }, NumberFormat::default());
    assert_eq!(question.accept_text().unwrap(), question.say(Key::Next));
    assert!(after(&mut question, |it| it.refuse(ElicitationAction::Cancel)).result.is_none());
    assert_eq!(after(&mut question, |it| it.press(Button::SendGiven)).ask, Some(Ask::EndRound));
    assert_eq!(after(&mut question, |it| it.press(Button::Back)).ask, Some(Ask::Back));
    assert!(after(&mut question, |it| it.press(Button::Discard)).result.is_some());
}

#[test]
fn a_button_of_one_choice_sends_its_answer() {
    let choice = r#"{"go": {"type": "string", "enum": ["a", "b", "c"]}}"#;
    let mut question = form(choice, "");
    assert!(question.is_one_choice);
    assert_eq!(sent(after(&mut question, |it| it.accept(Some(1)))), r#"{"go":"b"}"#);
    assert_eq!(sent(after(&mut question, |it| it.accept(None))), "{}");
    let mut question = form(choice, r#", "required": ["go"]"#);
    let changes = after(&mut question, |it| it.enter(0, Input::Choice(Some(2))));
    assert!(changes.has(Part::Content));
}

#[test]
fn an_address_is_opened_by_the_press_that_accepts() {
    let url = |url: &str| format!(r#"{{"mode": "url", "message": "Sign in", "url": "{url}", "elicitationId": "1"}}"#);
    let mut question = ask(&url("https://ok.example/"));
    let changes = accept(&mut question);
    assert_eq!(changes.open.as_deref(), Some("https://ok.example/"));
    assert_eq!(changes.result, Some(ElicitResult::accept(None)));
    let changes = after(&mut question, |it| it.settle(Status::Accepted, None, 0.0));
    assert!(changes.has(Part::Card) && changes.has(Part::Aside) && question.aside.opened);
    assert_eq!(after(&mut question, |it| it.press(Button::Done)).ask, Some(Ask::Done));
    assert!(!question.aside.is_needed());
    assert_eq!(after(&mut question, |it| it.press(Button::Again)).open.as_deref(), Some("https://ok.example/"));
    let mut question = ask(&url("http://ok.example/"));
    assert_eq!((question.accept_text(), question.faults().len()), (None, 1));
    assert_eq!(accept(&mut question).open, None);
}

#[test]
fn a_failure_is_shown_in_short_and_with_its_hidden_characters() {
    let mut question = form(NAME_AND_TOWN, "");
    question.settle(Status::Open, Some(format!("No\u{202e} {}", "x".repeat(300))), 0.0);
    let (line, is_failure) = question.press_line().unwrap();
    assert!(is_failure && line.starts_with("No⟨U+202E⟩ x") && line.chars().count() < 220, "{line}");
}

#[test]
fn an_address_is_accepted_when_the_user_is_done_there_if_the_host_wants_it() {
    let url = r#"{"mode": "url", "message": "Sign in", "url": "https://ok.example/", "elicitationId": "1"}"#;
    let mut question = ask_with(url, Settings { answers_when_finished: true, ..settings() }, NumberFormat::default());
    assert_eq!((question.press_line(), question.accept_text()), (None, Some(question.say(Key::Open))));
    let changes = accept(&mut question);
    assert_eq!(changes.open.as_deref(), Some("https://ok.example/"));
    assert!(changes.result.is_none() && changes.has(Part::Buttons) && changes.has(Part::Guard));
    let (line, is_failure) = question.press_line().unwrap();
    assert!(line.starts_with("Finish at") && !is_failure, "{line}");
    assert_eq!(question.accept_text().as_deref(), Some("I'm done"));
    question.copied();
    assert!(question.aside.opened && question.aside.copied);
    let again = after(&mut question, |it| it.press(Button::Again));
    assert_eq!((again.open.as_deref(), again.result), (Some("https://ok.example/"), None));
    assert_eq!(after(&mut question, |it| it.refuse(ElicitationAction::Decline)).result, Some(ElicitResult::decline()));
    let changes = accept(&mut question);
    assert_eq!((changes.open, changes.result), (None, Some(ElicitResult::accept(None))));
    question.settle(Status::Accepted, None, 0.0);
    assert!(!question.aside.opened, "the user has said so already");
}

#[test]
fn the_receipt_says_how_a_question_and_a_round_ended() {
    let ends = |status: Status, steps: &[&str]| {
        let mut question = form(NAME_AND_TOWN, "");
        for action in steps {
            assert!(question.add_step(r#"{"message": "First?"}"#, action));
        }
        question.settle(status, None, 7.0);
        assert_eq!(question.ended_at, Some(7.0));
        question.outcome().0
    };
    assert_eq!(ends(Status::Accepted, &[]), Key::Accepted);
    assert_eq!(ends(Status::Expired, &[]), Key::Expired);
    assert_eq!(ends(Status::Cancelled, &[]), Key::Cancelled);
    assert_eq!(ends(Status::Cancelled, &["accept", "cancel"]), Key::Accepted, "what was sent half-way");
    assert_eq!(ends(Status::Cancelled, &["decline", "cancel"]), Key::Declined);
}

#[test]
fn nothing_changes_while_an_answer_is_being_sent() {
    let mut question = form(NAME_AND_TOWN, "");
    assert!(after(&mut question, |it| it.settle(Status::Sending, None, 0.0)).has(Part::Buttons));
    assert_eq!(question.press_line(), Some((question.say(Key::Sending), false)));
    assert_eq!(enter(&mut question, 0, "x").parts, 0);
    assert!(accept(&mut question).result.is_none());
    assert!(after(&mut question, |it| it.refuse(ElicitationAction::Decline)).result.is_none());
    assert!(after(&mut question, |it| it.settle(Status::Open, None, 0.0)).has(Part::Guard));
    assert!(accept(&mut question).result.is_some());
}

#[test]
fn a_claimed_name_that_asks_for_a_secret_is_warned_of() {
    let server = Server { claimed: true, ..Server::new("Enter your password below") };
    let text = r#"{"message": "?", "requestedSchema": {"type": "object", "properties": {"a": {"type": "string"}}}}"#;
    let settings = Settings { server: Some(server), ..Settings::default() };
    let mut question = ask_with(text, settings, NumberFormat::default());
    assert!(question.is_warned() && accept(&mut question).has(Part::SecondStep));
}

#[test]
fn what_waits_beside_a_question_stays_offered_while_it_is_open() {
    let mut question = form(NAME_AND_TOWN, "");
    assert!(after(&mut question, |it| it.set_queue(1, 0, false, false)).has(Part::Aside) && question.aside.has_waited);
    assert!(!after(&mut question, |it| it.set_queue(1, 0, false, false)).has(Part::Aside), "nothing changed");
    question.set_queue(0, 2, true, false);
    assert!(question.aside.has_waited && question.aside.is_needed());
    assert_eq!(after(&mut question, |it| it.press(Button::Mute)).ask, Some(Ask::Mute));
    assert!(!question.aside.offers_mute);
    question.settle(Status::Declined, None, 0.0);
    assert!(!question.aside.has_waited);
}
