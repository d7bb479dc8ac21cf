use super::html::{Tag, tag};
use super::{Model, Status, preview};
use crate::json::Value;
use crate::message::Key;
use crate::protocol::ElicitRequest;

/// How a request ended, in one line; and folded, what was sent.
pub fn receipt(model: &Model) -> Tag {
    let (language, server) = (model.language(), model.server());
    let say = |key| language.say(key, &[("server", &server)]);
    let mut sent = None;
    let (title, text) = match model.status.get_untracked() {
        Status::Declined => (say(Key::Declined), say(Key::DeclinedText)),
        Status::Cancelled => (say(Key::Cancelled), say(Key::CancelledText)),
        Status::Expired => (say(Key::Expired), say(Key::ExpiredText)),
        Status::Open | Status::Sending | Status::Accepted => {
            let content = model.form.borrow().content().object;
            let form = matches!(model.request, Ok(ElicitRequest::Form { .. })) && !content.is_empty();
            let text = if form { language.count(Key::AcceptedText, content.len(), &[]) } else { String::new() };
            // What looks like a secret does not stay on the screen.
            sent = (form && !model.is_warned()).then(|| Value::Object(content).to_json_lines());
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
    let said = tag("p class=receipt part=receipt id=who tabindex=-1").child(tag("b").child(title));
    let Some(sent) = sent else {
        let dot = if text.is_empty() { "" } else { " · " };
        return said.child([dot, &text].concat()).child(again);
    };
    let details = tag("details part=sent").child(tag("summary").child(text)).child(preview::json(sent));
    tag("div class=accepted").child(said).child(details)
}
