//! What a card of several steps has besides: the way back, and what leaving half-way means.

use super::button::button;
use crate::component::host::html::{Tag, tag};
use crate::component::model::Model;
use crate::message::Key;

/// The way back to the step before. It stands after the way on, which so is at the same place in every step.
pub fn back(model: &Model) -> Option<Tag> {
    model.step()?.can_return.then(|| button("back", "no", model.say(Key::Back)).fixed("part", "back"))
}

/// What may become of the answers that were given, for a person who leaves half-way.
pub fn leaving(model: &Model) -> Tag {
    let given = model.step().map_or(0, |step| step.given);
    let send = model.language().count(Key::SendGiven, given, &[]);
    tag("div")
        .fixed("class", "buttons")
        .child(tag("span id=asked class=asked role=alert").child(model.say(Key::LeaveRound)))
        .child(button("keep", "go", model.say(Key::KeepAnswering)))
        .child(button("given", "no", send))
        .child(button("discard", "later", model.say(Key::SendNothing)))
}
