//! What a card of several steps has besides: the way back, and what leaving half-way means.

use super::button::button;
use crate::component::host::html::{Tag, tag};
use crate::component::model::Model;
use crate::message::Key;

/// The way back to the step before. It has its place from the first step on: a second press on the way on must not meet it.
pub fn back(model: &Model) -> Option<Tag> {
    let step = model.step()?;
    let back = button("back", "no back", model.say(Key::Back)).fixed("part", "back");
    Some(if step.can_return { back } else { back.fixed("disabled", "") })
}

/// What can become of the answers so far, when the person leaves half-way.
pub fn leaving(model: &Model) -> Tag {
    let given = model.step().map_or(0, |step| step.given);
    let send = model.language().count(Key::SendGiven, given, &[]);
    tag("div class=buttons role=group aria-labelledby=asked")
        .child(tag("span id=asked class=asked role=alert").child(model.say(Key::LeaveRound)))
        .child(button("discard", "no back", model.say(Key::SendNothing)))
        .child(button("given", "no", send))
        .child(button("keep", "go", model.say(Key::KeepAnswering)))
}
