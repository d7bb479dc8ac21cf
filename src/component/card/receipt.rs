use super::list;
use super::view::View;
use crate::component::host::html::{Tag, button, tag};
use crate::component::host::time_of_day;
use crate::component::server_text::{server_text, with_server_name};
use crate::json::{Text, replaced};
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::question::{Button, Question, Status};
use crate::trust::TextKind;
use js_sys::Date;

/// The outcome of a request in one line: the question, the answer and the time; for a round, one line per step.
pub fn receipt(view: &View, question: &Question) -> Tag {
    let (key, title) = question.outcome();
    let is_accepted = question.status == Status::Accepted;
    // An approval that changed nothing has said everything with the tool's name.
    let is_plain_approval = question.settings.approval.is_some() && question.form.edits() == 0;
    let mut answer = match is_accepted {
        true if is_plain_approval => None,
        true => answered(question),
        false => entered(question),
    };
    let again = (is_accepted && question.href().is_some())
        .then(|| button(Button::Again.as_str(), "link", question.say(Key::OpenAgain)));
    let steps = steps(view, question, &mut answer);
    let asked = tag("span class=question-asked part=question");
    let message = match question.tool().filter(|_| steps.is_none()) {
        // The name of an approved tool is in the title.
        Some(_) if is_accepted => None,
        Some(tool) => Some(asked.child(tag("code").child(server_text(question, tool, TextKind::Title)))),
        None if steps.is_none() && question.has_message() => Some(asked.child(in_line(question, &question.message))),
        None => None,
    };
    // Next to a question and its answer, a check mark is enough for sighted users.
    let is_plain = key == Key::Accepted && message.is_some() && again.is_none() && !question.is_confirmation();
    let title = tag(if is_plain { "b class=unseen" } else { "b" }).child(with_server_name(question, &title));
    let check = (key == Key::Accepted).then(|| tag("span class=check aria-hidden=true"));
    // The receipt gets the focus, and its answer is an element of its own.
    let line = tag("p class=receipt part=receipt id=who tabindex=-1")
        .maybe("aria-description", steps.is_none().then(|| question.spoken_answers()).as_deref())
        .child(check)
        .child(title)
        .child(" ")
        .child(message);
    tag("div class=ended").child(line).child(answer).child(again).child(time(question)).child(steps)
}

/// Draws a message in one line, where a line break is a blank.
fn in_line(question: &Question, message: &Text) -> Tag {
    server_text(question, &replaced(&replaced(message, "\r\n", "\n"), "\n", " "), TextKind::Title)
}

const LONG: usize = 60;

/// The answers: a short answer as it is, others folded behind their beginning, with the JSON. `None` for a warned
/// request, whose answer must not stay on the screen.
pub fn answered(question: &Question) -> Option<Tag> {
    let answers = question.answers();
    let text = || server_text(question, &question.answers_in_line(), TextKind::WholeMessage);
    match answers.as_slice() {
        [] => None,
        [one] if question.form.lone_field().is_some() && one.chars().count() <= LONG && !one.contains(&['\n'][..]) => {
            Some(tag("span class=answer part=answer").child(text()))
        }
        _ => {
            let summary = tag("summary class=answer").child(text());
            Some(tag("details part=sent").child(summary).child(list::answers(question)))
        }
    }
}

/// The entries of a question that ended without its user, who may want to copy them.
fn entered(question: &Question) -> Option<Tag> {
    let entries = question.lost_entries();
    let line = || tag("div class=answer part=answer").child(server_text(question, &entries, TextKind::WholeMessage));
    (!entries.is_empty()).then(line)
}

fn time(question: &Question) -> Option<Tag> {
    let date = Date::new(&question.ended_at?.into());
    let written = time_of_day(&question.settings.locale, &date)?;
    Some(tag("time part=time").attribute("datetime", String::from(date.to_iso_string())).child(written))
}

/// The outcome of each step of a round with its answers; the last one's are `details`.
pub fn steps(view: &View, question: &Question, details: &mut Option<Tag>) -> Option<Tag> {
    let (steps, answers) = (&question.steps, view.steps.borrow());
    let lines = steps.iter().enumerate().map(|(number, step)| {
        // The recipient of the answers is named once, above.
        let refused = match step.action {
            ElicitationAction::Accept => None,
            // An agent's question may be skipped.
            ElicitationAction::Decline if question.settings.is_agents_question => None,
            ElicitationAction::Decline => Some(Key::Declined),
            ElicitationAction::Cancel => Some(Key::Cancelled),
        };
        let is_skipped = refused.is_none() && step.action == ElicitationAction::Decline;
        let skipped = is_skipped.then(|| tag("span class=answer").child(question.say(Key::NoAnswer)));
        let details = details.take_if(|_| number.saturating_add(1) == steps.len());
        let refused = refused.map(|key| tag("span").child(tag("b").child(question.say(key))).child(" · "));
        let asked = tag("span class=question-asked").child(in_line(question, &step.message));
        let line = tag("li").child(refused).child(asked);
        line.child(" ").child(answers.get(number).cloned().flatten().map(Tag)).child(skipped).child(details).into()
    });
    (!steps.is_empty()).then(|| tag("ol class=steps part=steps").children(lines))
}
