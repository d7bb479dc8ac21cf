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
        .flag("data-lone", question.sends_beside())
        .child(tag("slot name=actions-start"))
        .child(status_line::line(view, question))
        .child(status_line::never(question))
        .child(view.place(Part::Buttons))
        .child(view.place(Part::SecondStep))
}

pub fn buttons(question: &Question) -> Tag {
    leaving(question).or_else(|| approval::reply(question)).unwrap_or_else(|| decisions(question))
}

/// Replaces the buttons with the question whether the user really wants to lose their answers. The button that discards
/// them is not where the pressed one was, so that a double click cannot do both.
fn leaving(question: &Question) -> Option<Tag> {
    let action = question.exit?;
    // In the last look nothing is left to answer.
    let sends_given = question.has_answered_steps() && question.steps.is_empty();
    let step = question.settings.step.filter(|_| action != ElicitationAction::Decline && sends_given);
    let given = step.map(|_| button(Button::SendGiven.as_str(), "no", question.say(Key::SendGiven)));
    let (asked, asks, discard) = match action {
        ElicitationAction::Decline => ("span id=asked class=beside role=alert", Key::DeclineAsk, Key::Decline),
        _ if given.is_some() => ("span id=asked class=asked role=alert", Key::LeaveRound, Key::SendNothing),
        _ => ("span id=asked class=beside role=alert", Key::CancelAsk, Key::Discard),
    };
    let is_small = question.sends_beside();
    let row = tag("div class=buttons role=group aria-labelledby=asked")
        .maybe("data-end", is_small.then_some("small"))
        .child(tag(asked).child(question.say(asks)))
        .child(button(Button::Discard.as_str(), "later", question.say(discard)))
        .child(given)
        .child(button(Button::Keep.as_str(), if is_small { "later" } else { "no" }, question.say(Key::KeepAnswering)));
    Some(row)
}

/// The button to the previous step of a round.
fn back(question: &Question) -> Option<Tag> {
    question.settings.step.filter(|step| step.can_return)?;
    Some(button(Button::Back.as_str(), "no back", question.say(Key::Back)).attribute("part", "back"))
}

/// The accept button. In the second step it is inert, because the step has its own.
fn accept(question: &Question) -> Option<Tag> {
    let (host, is_confirming, text) = (question.host(), question.is_second_step, question.accept_text()?);
    let is_stressed = !is_confirming && !question.form.is_secret_asked();
    let text_and_host = text_with(&text, host, &|| host_name(host));
    let part = if question.is_visiting { "accept done" } else { "accept" };
    let class = if is_stressed { "go" } else { "later" };
    let accept = button(if is_confirming { "first" } else { "accept" }, class, text_and_host)
        .maybe("aria-label", Some(text.as_str()).filter(|_| !host.is_empty()))
        .maybe("part", (!is_confirming).then_some(part))
        .attribute("aria-describedby", described(question))
        .maybe("aria-disabled", is_confirming.then_some("true"))
        .flag("data-busy", !is_confirming && question.is_sending())
        .flag("data-waiting", !is_confirming);
    Some(accept)
}

/// The accept button in the row of the only field.
pub fn send(question: &Question) -> Option<Tag> {
    (question.sends_beside() && question.exit.is_none()).then(|| accept(question))?
}

fn decisions(question: &Question) -> Tag {
    if let Some(approval) = &question.settings.approval {
        return approval::buttons(question, approval, back(question), accept(question));
    }
    let refusal = if question.settings.is_agents_question { Key::Skip } else { Key::Decline };
    let is_stressed = question.form.is_secret_asked() || question.accept_text().is_none();
    let decline = button("decline", if is_stressed { "no" } else { "later" }, question.say(refusal))
        .attribute("part", "decline")
        .maybe("aria-disabled", question.is_sending().then_some("true"));
    let row = tag("div class=buttons");
    if let (true, false, Some(field)) = (question.is_one_choice, question.is_second_step, question.form.fields.first())
    {
        let is_row = choice::is_row(question, field);
        let group = choice::buttons(question, field, is_row);
        let ways = |row: Tag| row.child(back(question)).child(choice::none(question, field)).child(decline);
        return match is_row {
            true => ways(row.attribute("data-end", "").child(group)),
            false => tag("div class=decisions").child(group).child(ways(row.attribute("data-end", "small"))),
        };
    }
    if question.sends_beside() {
        return row.attribute("data-end", "small").child(decline);
    }
    row.child(back(question)).child(accept(question)).child(decline)
}

/// The second step of a warned request: the reason for it, and the button that sends.
pub fn second_step(question: &Question) -> Option<Tag> {
    let is_open = question.is_second_step && question.exit.is_none();
    let why = is_open.then(|| question.why_second_step())??;
    let send = question.say(Key::SendAnywayNow);
    let accept = button("accept", "go", with_server_name(question, &send))
        .attribute("part", "accept")
        .attribute("data-waiting", "")
        .flag("data-busy", question.is_sending())
        .attribute("aria-describedby", ["why ", &described(question)].concat());
    let (title, text) = why;
    let why = tag("p class=asked id=why tabindex=-1").child(tag("b").child(title)).child(" ").child(text);
    Some(tag("div class=buttons").child(why).child(accept))
}
