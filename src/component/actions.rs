use super::html::{Html, Tag, live, tag};
use super::{Model, Status};
use crate::message::Key;
use crate::protocol::ElicitRequest;
use std::rc::Rc;

/// The three ways to answer, always in reach; or, where the person might lose what they typed, whether they mean to.
pub fn actions(model: &Rc<Model>) -> Tag {
    let confirming_accept = model.confirming_accept.clone();
    let (early, pressed) = (model.early.clone(), Rc::clone(model));
    let early = live(move || early.get().then(|| tag("span").child(pressed.say(Key::TooEarly))));
    let early = tag("p class=early role=status").child(early);
    let (model_, confirming, status) = (Rc::clone(model), model.confirming_cancel.clone(), model.status.clone());
    tag("footer part=actions")
        .child(tag("slot name=actions-start"))
        .child(live(move || {
            let model = &model_;
            if confirming.get() {
                let question = tag("span id=asked class=asked role=alert");
                return Some(
                    tag("div class=buttons")
                        .child(question.child(model.say(Key::CancelAsk)))
                        .child(button("keep", "go", model.say(Key::KeepAnswering)))
                        .child(button("decline", "no", model.say(Key::Decline)).fixed("part", "decline"))
                        .child(button("cancel", "later", model.say(Key::Cancel)).fixed("part", "cancel")),
                );
            }
            let sending = status.get() == Status::Sending;
            let confirming_accept = confirming_accept.get();
            if model.request.is_ok() && model.is_warned() {
                let send = if confirming_accept {
                    model.language().say(Key::SendAnywayNow, &[("server", &model.server())])
                } else {
                    model.say(Key::SendAnyway)
                };
                let decline = button("decline", "go", model.say(Key::Decline)).fixed("part", "decline");
                let accept = button("accept", "no", send).fixed("part", "accept");
                let cancel = button("cancel", "later", model.say(Key::Cancel)).fixed("part", "cancel");
                return Some(tag("div class=buttons").child(decline).child(accept).child(cancel));
            }
            let accept = match &model.request {
                Ok(ElicitRequest::Url { .. }) => {
                    let address = model.address.get();
                    let open = model.language().say(Key::OpenHost, &[("host", address.host())]);
                    return Some(buttons(model, address.href().map(|_| accept_button(open, sending))));
                }
                Err(_) => None,
                Ok(ElicitRequest::Form { .. }) if sending => Some(Key::Sending),
                Ok(ElicitRequest::Form { .. }) if model.form.borrow().fields.is_empty() => Some(Key::AcceptNothing),
                Ok(_) => Some(Key::Accept),
            };
            Some(buttons(model, accept.map(|key| accept_button(model.say(key), sending))))
        }))
        .child(early)
}

fn buttons(model: &Model, accept: Option<Tag>) -> Tag {
    tag("div class=buttons")
        .child(accept)
        .child(button("decline", "no", model.say(Key::Decline)).fixed("part", "decline"))
        .child(button("cancel", "later", model.say(Key::Cancel)).fixed("part", "cancel"))
}

fn accept_button(text: String, sending: bool) -> Tag {
    let accept = button("accept", "go", text).fixed("part", "accept");
    if sending { accept.fixed("aria-disabled", "true") } else { accept }
}

fn button(id: &'static str, class: &'static str, text: String) -> Tag {
    let text: Html = text.into();
    tag("button type=button").fixed("id", id).fixed("class", class).child(text)
}
