use super::notice::described;
use super::url_card::host_name;
use super::view::View;
use super::{approval, choice, status_line};
use crate::component::host::html::{Tag, button, tag, text_with};
use crate::component::server_text::with_server_name;
use crate::message::Key;
use crate::protocol::ElicitationAction;
use crate::question::{Button, Part, Question};

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
    leaving(question).or_else(|| approval::reply(question)).unwrap_or_else(|| decisions(question))
}

/// Replaces the buttons with the question whether the user really wants to lose their answers. The button that discards
/// them is not where the pressed one was, so that a double click cannot do both.
fn leaving(question: &Question) -> Option<Tag> {
    let action = question.exit?;
    let step = question.settings.step.filter(|_| action != ElicitationAction::Decline && question.has_answered_steps());
    let given = step.map(|step| {
        button(Button::SendGiven.as_str(), "no", question.language.count(Key::SendGiven, step.answered, &[]))
    });
    let (asked, asks, discard) = match action {
        ElicitationAction::Decline => ("span id=asked class=beside role=alert", Key::DeclineAsk, Key::Decline),
        _ if given.is_some() => ("span id=asked class=asked role=alert", Key::LeaveRound, Key::SendNothing),
        _ => ("span id=asked class=beside role=alert", Key::CancelAsk, Key::Discard),
    };
    let row = tag("div class=buttons role=group aria-labelledby=asked")
        .child(tag(asked).child(question.say(asks)))
        .child(button(Button::Discard.as_str(), "no back", question.say(discard)))
        .child(given)
        .child(button(Button::Keep.as_str(), "go", question.say(Key::KeepAnswering)));
    Some(row)
}

/// The button to the previous step of a round. It has its place from the first step on, so that a second press on Next
/// does not meet it.
fn back(question: &Question) -> Option<Tag> {
    let step = question.settings.step?;
    let back = button(Button::Back.as_str(), "no back", question.say(Key::Back));
    Some(back.attribute("part", "back").flag("disabled", !step.can_return))
}

fn decisions(question: &Question) -> Tag {
    let (host, is_confirming) = (question.host(), question.is_second_step);
    // The card stresses the likely button: decline for a secret, and in the second step the step's own button.
    let (accepts, declines) = match (is_confirming, question.form.is_secret_asked()) {
        (true, _) => ("no", "no"),
        (_, true) => ("no", "go"),
        _ => ("go", "no"),
    };
    let accept = question.accept_text().map(|text| {
        let text_and_host = text_with(&text, host, &|| host_name(host));
        let part = if question.is_visiting { "accept done" } else { "accept" };
        button(if is_confirming { "first" } else { "accept" }, accepts, text_and_host)
            .maybe("aria-label", Some(text.as_str()).filter(|_| !host.is_empty()))
            .maybe("part", (!is_confirming).then_some(part))
            .attribute("aria-describedby", described(question))
            .maybe("aria-disabled", is_confirming.then_some("true"))
            .flag("data-waiting", !is_confirming)
    });
    if let Some(approval) = &question.settings.approval {
        return approval::buttons(question, approval, back(question), accept);
    }
    let refusal = if question.settings.is_agents_question { Key::Skip } else { Key::Decline };
    let decline = button("decline", declines, question.say(refusal)).attribute("part", "decline");
    let row = tag("div class=buttons");
    if let (true, false, Some(field)) = (question.is_one_choice, is_confirming, question.form.fields.first()) {
        let is_row = choice::is_row(question, field);
        let group = choice::buttons(question, field, is_row);
        return match is_row {
            true => row.child(back(question)).child(group).child(decline),
            false => tag("div class=decisions").child(group).child(row.child(back(question)).child(decline)),
        };
    }
    row.child(back(question)).child(accept).child(decline)
}

/// The second step of a warned request: the reason for it, and the button that sends.
pub fn second_step(question: &Question) -> Option<Tag> {
    let is_open = question.is_second_step && question.exit.is_none();
    let why = is_open.then(|| question.why_second_step())??;
    let send = question.language.say(Key::SendAnywayNow, &[("server", &question.server())]);
    let accept = button("accept", "go", with_server_name(question, &send))
        .attribute("part", "accept")
        .attribute("data-waiting", "")
        .attribute("aria-describedby", ["why ", &described(question)].concat());
    let (title, text) = why;
    let why = tag("p class=asked id=why tabindex=-1").child(tag("b").child(title)).child(" ").child(text);
    Some(tag("div class=buttons").child(why).child(accept))
}
