use super::button::button;
use super::html::{Tag, live, tag, text_with};
use super::press_state::Remark;
use super::server_text::with_server_name;
use super::url_card::host_name;
use super::{Model, Status, round};
use crate::message::Key;
use crate::protocol::ElicitRequest;
use std::rc::Rc;

/// The three ways to answer, always in reach and in the order in which they came; above them, in a row of its own, what
/// the person is asked before their word counts.
pub fn actions(model: &Rc<Model>) -> Tag {
    let (asking, said, answering) = (Rc::clone(model), Rc::clone(model), Rc::clone(model));
    tag("footer part=actions id=actions")
        .child(tag("slot name=actions-start"))
        .child(live(move || asking.confirming_cancel.get().then(|| confirmation(&asking))))
        .child(live(move || Some(answers(&answering))))
        .child(tag("p class=early role=status").child(live(move || remark(&said))))
}

/// Whether the person means to lose what they typed, or what they have answered.
fn confirmation(model: &Model) -> Tag {
    if round::has_given(model) {
        return round::leaving(model);
    }
    tag("div")
        .fixed("class", "buttons asking")
        .child(tag("span id=asked class=asked role=alert").child(model.say(Key::CancelAsk)))
        .child(button("keep", "go", model.say(Key::KeepAnswering)))
        .child(button("discard", "no", model.say(Key::Discard)))
}

fn answers(model: &Model) -> Tag {
    let status = model.status.get();
    let address = model.address.get();
    let accept = match &model.request {
        Ok(ElicitRequest::Url { .. }) => {
            let open = match address.host() {
                "" => model.say(Key::Open),
                host => model.language().say(Key::OpenHost, &[("host", host)]),
            };
            address.href().map(|_| open)
        }
        Ok(ElicitRequest::Form { .. }) if status == Status::Sending => Some(model.say(Key::Sending)),
        Ok(ElicitRequest::Form { .. }) if model.is_warned() => Some(model.say(Key::SendAnyway)),
        Ok(ElicitRequest::Form { .. }) if round::has_next(model) => Some(model.say(Key::Next)),
        Ok(ElicitRequest::Form { .. }) if model.form.borrow().fields.is_empty() => Some(model.say(Key::AcceptNothing)),
        Ok(ElicitRequest::Form { .. }) => Some(model.say(Key::Accept)),
        Err(_) => None,
    };
    // Who is asked for a secret finds the way out first; and what is typed later changes no places.
    let declines_first = model.form.borrow().is_secret_asked();
    let (accepts, declines) = if declines_first { ("no", "go") } else { ("go", "no") };
    let confirming = model.confirming_accept.get();
    let ready = model.press_monitor.is_armed() && status == Status::Open && !confirming;
    let accept = accept.map(|text| {
        let accept = button(
            if confirming { "first" } else { "accept" },
            accepts,
            text_with(&text, address.host(), &|| host_name(address.host())),
        );
        let accept = if address.host().is_empty() { accept } else { accept.attribute("aria-label", &text) };
        let accept = if confirming { accept } else { accept.fixed("part", "accept") };
        accept.flag_true("aria-disabled", !ready)
    });
    let decline = button("decline", declines, model.say(Key::Decline)).fixed("part", "decline");
    let cancel = button("cancel", "later", model.say(Key::Cancel)).fixed("part", "cancel");
    let row = tag("div class=buttons");
    let row = if declines_first { row.child(decline).child(accept) } else { row.child(accept).child(decline) };
    let row = row.child(round::back(model)).child(cancel);
    if !confirming {
        return row;
    }
    let send = model.language().say(Key::SendAnywayNow, &[("server", &model.server())]);
    let second = button("accept", accepts, with_server_name(model, &send))
        .fixed("part", "accept")
        .fixed("aria-disabled", "true");
    tag("div").child(tag("div").fixed("class", "buttons asking").child(second)).child(row)
}

/// What is said at the accept button.
fn remark(model: &Model) -> Option<Tag> {
    let said = match model.press_monitor.remark.get() {
        Remark::Nothing => return None,
        Remark::TooEarly => model.say(Key::TooEarly),
        Remark::Unseen(count) => model.language().count(Key::Unseen, count, &[]),
    };
    Some(tag("span").child(said))
}
