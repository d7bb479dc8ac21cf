use super::{sent, steps};
use crate::component::host::html::{Tag, tag};
use crate::component::host::time_of_day;
use crate::component::model::{Model, Status};
use crate::component::server_text::{server_text, with_server_name};
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::trust::{TextKind, shows_nothing};
use js_sys::Date;

/// How a request ended and when, and what was asked, each in a line; folded, what was answered, and the JSON of it. Of a
/// round, what became of it as a whole, with a line for each step.
pub fn receipt(model: &Model) -> Tag {
    let (language, server) = (model.language(), model.server());
    let say = |key| language.say(key, &[("server", &server)]);
    let mut details = None;
    let became = |action| model.progress.steps.borrow().iter().any(|step| step.action == action);
    let (title, text) = match model.progress.status.get_untracked() {
        // What was sent of a round that was left half-way was sent.
        Status::Declined | Status::Cancelled if became(ElicitationAction::Accept) => {
            (say(Key::Accepted), String::new())
        }
        Status::Cancelled if became(ElicitationAction::Decline) => (say(Key::Declined), say(Key::DeclinedText)),
        Status::Declined => (say(Key::Declined), say(Key::DeclinedText)),
        Status::Cancelled => (say(Key::Cancelled), say(Key::CancelledText)),
        Status::Expired => (say(Key::Expired), say(Key::ExpiredText)),
        Status::Open | Status::Sending | Status::Accepted => {
            details = answered(model);
            let count = details.is_none().then(|| model.form().answered()).filter(|count| *count > 0);
            (say(Key::Accepted), count.map_or_else(String::new, |count| language.count(Key::AcceptedText, count, &[])))
        }
    };
    let opened = model.asked.address.get_untracked();
    let again = (model.progress.status.get_untracked() == Status::Accepted && opened.href().is_some())
        .then(|| tag("button type=button class=link id=again").child(say(Key::OpenAgain)));
    let title = match opened.host() {
        "" => title,
        host if again.is_some() => language.say(Key::Opened, &[("host", host)]),
        _ => title,
    };
    let said =
        tag("p class=receipt part=receipt id=who tabindex=-1").child(tag("b").child(with_server_name(model, &title)));
    let dot = if text.is_empty() { "" } else { " · " };
    let steps = steps::steps(model, &mut details);
    let asked = (steps.is_none() && !shows_nothing(&model.asked.message)).then(|| {
        tag("p class=question-asked part=question").child(server_text(model, &model.asked.message, TextKind::Title))
    });
    tag("div class=ended")
        .child(
            said.child(with_server_name(model, &[dot, &text, " "].concat())).child(time(model)).child(" ").child(again),
        )
        .child(steps)
        .child(details)
        .child(asked)
}

/// Folded, what was answered, and the JSON of it; nothing of what looks like a secret, which does not stay on the screen.
pub fn answered(model: &Model) -> Option<Tag> {
    let count = model.form().answered();
    (count > 0 && !model.is_warned()).then(|| {
        let summary = tag("summary").child(model.language().count(Key::AcceptedText, count, &[]));
        tag("details part=sent").child(summary).child(sent::answers(model))
    })
}

fn time(model: &Model) -> Option<Tag> {
    let date = Date::new(&model.progress.ended_at.get()?.into());
    let written = time_of_day(&model.settings.borrow().locale, &date)?;
    Some(tag("time part=time").attribute("datetime", String::from(date.to_iso_string())).child(written))
}
