//! The user sees what is sent: what was not seen is listed above accept, or takes a second step.

use crate::page::{accept, after, ask_with, enter, form, sent, settings};
use mcp_elicitation::form::{Input, NumberFormat};
use mcp_elicitation::question::{Approval, List, Part, Question, Settings, Sight};

const TWO: &str = r#"{"town": {"type": "string", "default": "Oslo"}, "size": {"enum": ["s", "l"], "default": "l"},
    "note": {"type": "string"}}"#;

fn look(question: &mut Question, sights: &[Sight]) -> bool {
    after(question, |it| it.look(sights, false)).has(Part::List)
}

#[test]
fn what_was_seen_is_sent_by_one_press() {
    let mut question = form(TWO, "");
    assert!(!look(&mut question, &[Sight::Whole, Sight::Whole, Sight::Unseen]));
    assert_eq!(question.list, List::Closed);
    assert_eq!(sent(accept(&mut question)), r#"{"town":"Oslo","size":"l"}"#);
}

#[test]
fn what_was_not_seen_is_listed_and_starts_the_clock_anew() {
    let mut question = form(TWO, "");
    let changes = after(&mut question, |it| it.look(&[Sight::Whole, Sight::Unseen], false));
    assert!(changes.has(Part::List) && changes.has(Part::Guard));
    assert_eq!(question.list, List::Prefilled);
    assert!(!look(&mut question, &[Sight::Whole, Sight::Whole]));
    assert_eq!(question.list, List::Prefilled, "it is not closed again");
    assert!(accept(&mut question).result.is_some(), "all of it was in view with accept");
}

#[test]
fn what_was_not_even_seen_in_the_list_takes_a_second_step() {
    let mut question = form(TWO, "");
    assert!(look(&mut question, &[Sight::Unseen, Sight::Whole]));
    _ = after(&mut question, |it| it.toggle_list(false));
    assert!(!look(&mut question, &[Sight::Unseen, Sight::Whole]), "what the user has closed stays closed");
    assert!(accept(&mut question).has(Part::SecondStep));
    assert_eq!(question.why_second_step().unwrap().0, "You haven't seen everything that will be sent");
    assert!(accept(&mut question).result.is_some());
}

#[test]
fn nothing_opens_while_the_user_types_but_sending_takes_a_second_step() {
    let mut question = form(TWO, "");
    let changes = after(&mut question, |it| it.look(&[Sight::Unseen, Sight::Unseen], true));
    assert!(!changes.has(Part::List) && question.list == List::Closed);
    assert!(accept(&mut question).result.is_none());
}

#[test]
fn only_what_would_be_sent_needs_to_be_seen() {
    let unseen = [Sight::Unseen; 3];
    let mut question = form(TWO, "");
    _ = enter(&mut question, 0, "");
    _ = after(&mut question, |it| it.enter(1, Input::Choice(None)));
    assert!(!look(&mut question, &unseen), "nothing is left");
    let empty = r#"{"a": {"type": "string", "default": ""},
        "b": {"type": "array", "items": {"type": "string"}, "default": []}}"#;
    assert!(!look(&mut form(empty, ""), &unseen), "nothing is filled in");
    assert!(!look(&mut form(r#"{"a": {"enum": ["s", "l"], "default": "l"}}"#, ""), &unseen), "buttons show it");
}

#[test]
fn a_folded_argument_takes_a_second_step() {
    let request = r#"{"message": "sh", "requestedSchema": {"type": "object", "required": ["cmd", "note"],
        "properties": {"cmd": {"const": "rm -rf ~"}, "note": {"const": ""}}}}"#;
    let approval = Some(Approval { allows: Approval::APPROVE, always: None, tool: None });
    let mut question = ask_with(request, Settings { approval, ..settings() }, NumberFormat::default());
    assert!(!look(&mut question, &[Sight::Folded, Sight::Whole]), "it has a button of its own");
    assert!(!question.is_listed(0) && question.is_listed(1));
    assert!(accept(&mut question).has(Part::SecondStep));
    question.reset();
    assert!(look(&mut question, &[Sight::Whole, Sight::Unseen]), "an empty argument is an argument");
    _ = look(&mut question, &[Sight::Whole, Sight::Whole]);
    assert!(accept(&mut question).result.is_some());
}
