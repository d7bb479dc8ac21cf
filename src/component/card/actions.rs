use super::button::button;
use super::notice::described;
use super::url_card::host_name;
use super::{choice, line, round};
use crate::component::host::html::{Tag, live, tag, text_with};
use crate::component::model::{Model, Status};
use crate::component::server_text::with_server_name;
use crate::message::Key;
use crate::protocol::{ElicitRequest, ElicitationAction};
use std::rc::Rc;

/// The status line and the buttons at the end of the card.
pub fn actions(model: &Rc<Model>) -> Tag {
    let (answering, confirming) = (Rc::clone(model), Rc::clone(model));
    tag("div part=actions id=actions")
        .child(tag("slot name=actions-start"))
        .child(line::line(model))
        .child(live(move || Some(leaving(&answering).unwrap_or_else(|| decisions(&answering)))))
        .child(live(move || second_step(&confirming)))
}

/// Replaces the buttons with the question whether the user really wants to lose their answers. The button that discards
/// them is not where the pressed one was, so that a double click cannot do both.
fn leaving(model: &Model) -> Option<Tag> {
    let action = model.progress.asking.get()?;
    model.press_monitor.watch(Vec::new());
    let (question, discard) = match action {
        ElicitationAction::Decline => (Key::DeclineAsk, Key::Decline),
        _ if model.has_given_steps() => return Some(round::leaving(model)),
        _ => (Key::CancelAsk, Key::Discard),
    };
    let row = tag("div class=buttons role=group aria-labelledby=asked")
        .child(tag("span id=asked class=beside role=alert").child(model.say(question)))
        .child(button("discard", "no back", model.say(discard)))
        .child(button("keep", "go", model.say(Key::KeepAnswering)));
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
    // The card stresses the likely button: decline for a secret, and in the second step the step's own button.
    let (accepts, declines) = match (is_confirming, model.asks_for_secret()) {
        (true, _) => ("no", "no"),
        (_, true) => ("no", "go"),
        _ => ("go", "no"),
    };
    let accept = accept.map(|text| {
        let text_and_host = text_with(&text, address.host(), &|| host_name(address.host()));
        let accept = button(if is_confirming { "first" } else { "accept" }, accepts, text_and_host);
        let accept = if address.host().is_empty() { accept } else { accept.attribute("aria-label", &text) };
        let accept = if is_confirming { accept } else { accept.fixed("part", "accept") };
        let accept = accept.attribute("aria-describedby", described(model));
        if is_confirming { accept.fixed("aria-disabled", "true") } else { accept.fixed("data-waiting", "") }
    });
    let decline = button("decline", declines, model.say(Key::Decline)).fixed("part", "decline");
    let row = tag("div class=buttons");
    let form = model.form();
    if let (true, false, Some(field)) = (model.is_one_choice(), is_confirming, form.fields.first()) {
        let buttons = choice::buttons(model, &form, field);
        let accepts = |button: &&Tag| button.element().has_attribute("part");
        model.press_monitor.watch(buttons.iter().filter(accepts).map(|button| button.element().clone()).collect());
        let is_row = choice::is_row(model, field);
        let group = choice::group(field, is_row, buttons);
        return match is_row {
            true => row.child(round::back(model)).child(group).child(decline),
            false => tag("div class=decisions").child(group).child(row.child(round::back(model)).child(decline)),
        };
    }
    if !is_confirming {
        model.press_monitor.watch(accept.iter().map(|button| button.element().clone()).collect());
    }
    row.child(round::back(model)).child(accept).child(decline)
}

/// The second step of a warned request: the reason for it, and the button that sends.
fn second_step(model: &Model) -> Option<Tag> {
    let is_open = model.progress.confirming_accept.get() && model.progress.asking.get().is_none();
    let why = is_open.then(|| model.why_second_step())??;
    let send = model.language().say(Key::SendAnywayNow, &[("server", &model.server())]);
    let accept = button("accept", "go", with_server_name(model, &send))
        .fixed("part", "accept")
        .fixed("data-waiting", "")
        .attribute("aria-describedby", ["why ", &described(model)].concat());
    model.press_monitor.watch(vec![accept.element().clone()]);
    let (title, text) = why;
    let why = tag("p class=asked id=why tabindex=-1").child(tag("b").child(title)).child(" ").child(text);
    Some(tag("div class=buttons").child(why).child(accept))
}
