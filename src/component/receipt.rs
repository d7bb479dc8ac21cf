use super::html::{Tag, tag};
use super::{Model, Status};
use crate::message::Key;
use crate::protocol::ElicitRequest;

/// How a request ended, in one line.
pub fn receipt(model: &Model) -> Tag {
    let (language, server) = (model.language(), model.server());
    let say = |key| language.say(key, &[("server", &server)]);
    let (title, text) = match model.status.get_untracked() {
        Status::Declined => (say(Key::Declined), say(Key::DeclinedText)),
        Status::Cancelled => (say(Key::Cancelled), say(Key::CancelledText)),
        Status::Expired => (say(Key::Expired), say(Key::ExpiredText)),
        Status::Open | Status::Sending | Status::Accepted => {
            let answers = model.form.borrow().content().object.len();
            let form = matches!(model.request, Ok(ElicitRequest::Form { .. })) && answers > 0;
            let text = if form { language.count(Key::AcceptedText, answers, &[]) } else { String::new() };
            (say(Key::Accepted), text)
        }
    };
    let opened = model.address.get_untracked();
    let again = (model.status.get_untracked() == Status::Accepted && opened.href().is_some()).then(|| {
        let again = tag("button type=button class=link id=again");
        again.child(say(Key::OpenAgain))
    });
    let title = match opened.host() {
        "" => title,
        host if again.is_some() => language.say(Key::Opened, &[("host", host)]),
        _ => title,
    };
    tag("p class=receipt part=receipt id=who tabindex=-1")
        .child(tag("b").child(title))
        .child(if text.is_empty() { String::new() } else { [" · ", &text].concat() })
        .child(again)
}
