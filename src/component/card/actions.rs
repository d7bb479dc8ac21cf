use super::button::button;
use super::notice::described;
use super::url_card::host_name;
use super::view::View;
use super::{approval, choice, reply, round, status_line};
use crate::component::host::html::{Tag, tag, text_with};
use crate::component::server_text::with_server_name;
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::question::{Part, Question};

/// The status line and the buttons at the end of the card.
pub fn actions(view: &View, question: &Question) -> Tag {
    tag("div part=actions id=actions")
        .child(tag("slot name=actions-start"))
        .child(status_line::line(view, question))
        .child(view.place(Part::Buttons))
        .child(view.place(Part::SecondStep))
}

/// The buttons that end the question.
pub fn buttons(question: &Question) -> Tag {
    leaving(question).or_else(|| reply::reply(question)).unwrap_or_else(|| decisions(question))
}

/// Replaces the buttons with the question whether the user really wants to lose their answers. The button that discards
/// them is not where the pressed one was, so that a double click cannot do both.
fn leaving(question: &Question) -> Option<Tag> {
    let action = question.exit?;
    let (asks, discard) = match action {
        ElicitationAction::Decline => (Key::DeclineAsk, Key::Decline),
        _ if question.has_answered_steps() => return Some(round::leaving(question)),
        _ => (Key::CancelAsk, Key::Discard),
    };
    let row = tag("div class=buttons role=group aria-labelledby=asked")
        .child(tag("span id=asked class=beside role=alert").child(question.say(asks)))
        .child(button("discard", "no back", question.say(discard)))
        .child(button("keep", "go", question.say(Key::KeepAnswering)));
    Some(row)
}

fn decisions(question: &Question) -> Tag {
    let (address, is_confirming) = (&question.address, question.is_second_step);
    // The card stresses the likely button: decline for a secret, and in the second step the step's own button.
    let (accepts, declines) = match (is_confirming, question.form.is_secret_asked()) {
        (true, _) => ("no", "no"),
        (_, true) => ("no", "go"),
        _ => ("go", "no"),
    };
    let accept = question.accept_text().map(|text| {
        let text_and_host = text_with(&text, address.host(), &|| host_name(address.host()));
        let accept = button(if is_confirming { "first" } else { "accept" }, accepts, text_and_host);
        let accept = if address.host().is_empty() { accept } else { accept.attribute("aria-label", &text) };
        let part = if question.is_visiting { "accept done" } else { "accept" };
        let accept = if is_confirming { accept } else { accept.fixed("part", part) };
        let accept = accept.attribute("aria-describedby", described(question));
        if is_confirming { accept.fixed("aria-disabled", "true") } else { accept.fixed("data-waiting", "") }
    });
    if let Some(approval) = &question.settings.approval {
        return approval::buttons(question, approval, accept);
    }
    let decline = button("decline", declines, question.say(Key::Decline)).fixed("part", "decline");
    let row = tag("div class=buttons");
    if let (true, false, Some(field)) = (question.is_one_choice(), is_confirming, question.form.fields.first()) {
        let is_row = choice::is_row(question, field);
        let group = choice::group(field, is_row, choice::buttons(question, field));
        return match is_row {
            true => row.child(round::back(question)).child(group).child(decline),
            false => tag("div class=decisions").child(group).child(row.child(round::back(question)).child(decline)),
        };
    }
    row.child(round::back(question)).child(accept).child(decline)
}

/// The second step of a warned request: the reason for it, and the button that sends.
pub fn second_step(question: &Question) -> Option<Tag> {
    let is_open = question.is_second_step && question.exit.is_none();
    let why = is_open.then(|| question.why_second_step())??;
    let send = question.language.say(Key::SendAnywayNow, &[("server", &question.server())]);
    let accept = button("accept", "go", with_server_name(question, &send))
        .fixed("part", "accept")
        .fixed("data-waiting", "")
        .attribute("aria-describedby", ["why ", &described(question)].concat());
    let (title, text) = why;
    let why = tag("p class=asked id=why tabindex=-1").child(tag("b").child(title)).child(" ").child(text);
    Some(tag("div class=buttons").child(why).child(accept))
}
