use super::button::button;
use super::url_card::host_name;
use super::yes_or_no;
use super::{line, round};
use crate::component::host::html::{Tag, live, tag, text_with};
use crate::component::model::{Model, Status};
use crate::component::server_text::with_server_name;
use crate::message::Key;
use crate::protocol::{ElicitRequest, ElicitationAction};
use std::rc::Rc;

/// The ways to answer, the last thing of the card. What a press brings comes below them, so that they stay where they are.
pub fn actions(model: &Rc<Model>) -> Tag {
    let (asking, answering, confirming) = (Rc::clone(model), Rc::clone(model), Rc::clone(model));
    tag("div part=actions id=actions")
        .child(tag("slot name=actions-start"))
        .child(line::line(model))
        .child(live(move || Some(decisions(&answering))))
        .child(live(move || second_step(&confirming)))
        .child(live(move || asked(&asking, false)))
}

/// Whether the person means to lose what they typed, or what they have answered.
pub fn asked(model: &Model, is_at_header: bool) -> Option<Tag> {
    let asking = model.progress.asking.get().filter(|asking| asking.is_at_header == is_at_header)?;
    let (question, discard) = match asking.action {
        ElicitationAction::Decline => (Key::DeclineAsk, Key::Decline),
        _ if model.has_given_steps() => return Some(round::leaving(model)),
        _ => (Key::CancelAsk, Key::Discard),
    };
    let row = tag("div class=buttons")
        .fixed("role", "group")
        .fixed("aria-labelledby", "asked")
        .child(tag("span id=asked class=asked role=alert").child(model.say(question)))
        .child(button("keep", "go", model.say(Key::KeepAnswering)))
        .child(button("discard", "no", model.say(discard)));
    Some(row)
}

fn decisions(model: &Rc<Model>) -> Tag {
    let status = model.progress.status.get();
    let address = model.asked.address.get();
    let accept = match &model.asked.request {
        Ok(ElicitRequest::Url { .. }) => {
            let open = match address.host() {
                "" => model.say(Key::Open),
                host => model.language().say(Key::OpenHost, &[("host", host)]),
            };
            address.href().map(|_| open)
        }
        Ok(ElicitRequest::Form { .. }) if status == Status::Sending => Some(model.say(Key::Sending)),
        Ok(ElicitRequest::Form { .. }) if model.is_warned() => Some(model.say(Key::SendAnyway)),
        Ok(ElicitRequest::Form { .. }) if model.has_next_step() => Some(model.say(Key::Next)),
        Ok(ElicitRequest::Form { .. }) if model.count() == 0 => Some(model.say(Key::AcceptNothing)),
        Ok(ElicitRequest::Form { .. }) => Some(model.say(Key::Accept)),
        Err(_) => None,
    };
    let is_confirming = model.progress.confirming_accept.get();
    // One of them is the likely one: where a secret is asked for, the way out; in the second step, that step's own.
    let (accepts, declines) = match (is_confirming, model.asked.is_secret) {
        (true, _) => ("no", "no"),
        (_, true) => ("no", "go"),
        _ => ("go", "no"),
    };
    let accept = accept.map(|text| {
        let text_and_host = text_with(&text, address.host(), &|| host_name(address.host()));
        let accept = button(if is_confirming { "first" } else { "accept" }, accepts, text_and_host);
        let accept = if address.host().is_empty() { accept } else { accept.attribute("aria-label", &text) };
        let accept = if is_confirming { accept } else { accept.fixed("part", "accept") };
        if is_confirming { accept.fixed("aria-disabled", "true") } else { accept.fixed("data-waiting", "") }
    });
    let [accept, no] = match model.is_yes_or_no() && !is_confirming {
        true => yes_or_no::buttons(model, &model.form()),
        false => [accept, None],
    };
    if !is_confirming {
        model
            .press_monitor
            .watch([&accept, &no].into_iter().flatten().map(|button| button.element().clone()).collect());
    }
    tag(if no.is_some() { "div class=buttons data-two" } else { "div class=buttons" })
        .child(round::back(model))
        .child(accept)
        .child(no)
        .child(button("decline", declines, model.say(Key::Decline)).fixed("part", "decline"))
        .child(button("cancel", "later", model.say(Key::Cancel)).fixed("part", "cancel"))
}

/// The second step of a request that is warned of: why it is asked once more, and the button that sends.
fn second_step(model: &Model) -> Option<Tag> {
    let why = model.progress.confirming_accept.get().then(|| model.why_second_step())??;
    let send = model.language().say(Key::SendAnywayNow, &[("server", &model.server())]);
    let accept = button("accept", "go", with_server_name(model, &send))
        .fixed("part", "accept")
        .fixed("data-waiting", "")
        .fixed("aria-describedby", "why");
    model.press_monitor.watch(vec![accept.element().clone()]);
    let (title, text) = why;
    let why = tag("p class=asked id=why tabindex=-1").child(tag("b").child(title)).child(" ").child(text);
    Some(tag("div class=buttons").child(why).child(accept))
}
