use super::{sent, steps};
use crate::component::host::html::{Tag, tag};
use crate::component::host::time_of_day;
use crate::component::model::{Model, Status};
use crate::component::server_text::{server_text, with_server_name};
use crate::json::replaced;
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::trust::TextKind;
use js_sys::Date;

/// A sentence about how the request ended.
pub fn ending(model: &Model) -> String {
    outcome(model).1
}

fn outcome(model: &Model) -> (Key, String) {
    let (language, server) = (model.language(), model.server());
    let became = |action| model.progress.steps.borrow().iter().any(|step| step.action == action);
    let key = match model.progress.status.get_untracked() {
        // A round that was left half-way has sent its answers so far.
        Status::Declined | Status::Cancelled if became(ElicitationAction::Accept) => Key::Accepted,
        Status::Cancelled if became(ElicitationAction::Decline) => Key::Declined,
        Status::Declined => Key::Declined,
        Status::Cancelled => Key::Cancelled,
        Status::Expired => Key::Expired,
        Status::Open | Status::Sending | Status::Accepted => Key::Accepted,
    };
    let title = match model.asked.address.get_untracked().host() {
        host if key == Key::Accepted && !host.is_empty() => language.say(Key::Opened, &[("host", host)]),
        _ => language.say(key, &[("server", &server)]),
    };
    (key, title)
}

/// The outcome of a request in one line: the question, the answer and the time; for a round, one line per step.
pub fn receipt(model: &Model) -> Tag {
    let (key, title) = outcome(model);
    let is_accepted = model.progress.status.get_untracked() == Status::Accepted;
    let mut answer = if is_accepted { answered(model) } else { None };
    let again = (is_accepted && model.asked.address.get_untracked().href().is_some())
        .then(|| tag("button type=button class=link id=again").child(model.say(Key::OpenAgain)));
    let steps = steps::steps(model, &mut answer);
    let question = (steps.is_none() && model.has_message()).then(|| {
        let message = server_text(model, &model.asked.message, TextKind::Title);
        tag("span class=question-asked part=question").child(message)
    });
    // Next to a question and its answer, a check mark is enough for sighted users.
    let is_plain = key == Key::Accepted && question.is_some() && again.is_none();
    let title = tag(if is_plain { "b class=unseen" } else { "b" }).child(with_server_name(model, &title));
    let check = (key == Key::Accepted).then(|| tag("span class=check aria-hidden=true"));
    let line =
        tag("p class=receipt part=receipt id=who tabindex=-1").child(check).child(title).child(" ").child(question);
    tag("div class=ended").child(line).child(answer).child(again).child(time(model)).child(steps)
}

/// A longer text is folded.
const LONG: usize = 60;

/// The answers: a short answer as it is, others folded behind their beginning, with the JSON. `None` for a warned
/// request, whose answer must not stay on the screen.
pub fn answered(model: &Model) -> Option<Tag> {
    let answers = if model.is_warned() { Vec::new() } else { sent::values(model) };
    let line = replaced(&answers.join(&model.say(Key::ListSeparator)), "\n", " · ");
    let text = || server_text(model, &line, TextKind::WholeMessage);
    match answers.as_slice() {
        [] => None,
        [one] if model.form().entries.len() == 1 && one.chars().count() <= LONG && !one.contains('\n') => {
            Some(tag("span class=answer part=answer").child(text()))
        }
        _ => {
            let summary = tag("summary class=answer").child(text());
            Some(tag("details part=sent").child(summary).child(sent::answers(model)))
        }
    }
}

fn time(model: &Model) -> Option<Tag> {
    let date = Date::new(&model.progress.ended_at.get()?.into());
    let written = time_of_day(&model.settings.borrow().locale, &date)?;
    Some(tag("time part=time").attribute("datetime", String::from(date.to_iso_string())).child(written))
}
