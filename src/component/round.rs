//! What a card of several steps has besides: the way back, and what leaving half-way means.

use super::Model;
use super::button::button;
use super::html::{Tag, tag};
use super::settings::Step;
use crate::message::Key;

fn step(model: &Model) -> Option<Step> {
    model.settings.borrow().step
}

/// Whether accepting leads to another step.
pub fn has_next(model: &Model) -> bool {
    step(model).is_some_and(|step| step.number < step.of)
}

/// Whether answers were given that leaving would lose.
pub fn has_given(model: &Model) -> bool {
    step(model).is_some_and(|step| step.given > 0)
}

/// The way back to the step before. It has its place from the first step on, so that no button moves when it comes.
pub fn back(model: &Model) -> Option<Tag> {
    let step = step(model)?;
    let back = button("back", "no", model.say(Key::Back)).fixed("part", "back");
    Some(if step.can_return { back } else { back.fixed("disabled", "") })
}

/// What may become of the answers that were given, for a person who leaves half-way.
pub fn leaving(model: &Model) -> Tag {
    let given = step(model).map_or(0, |step| step.given);
    let send = model.language().count(Key::SendGiven, given, &[]);
    tag("div")
        .fixed("class", "buttons")
        .child(tag("span id=asked class=asked role=alert").child(model.say(Key::LeaveRound)))
        .child(button("keep", "go", model.say(Key::KeepAnswering)))
        .child(button("given", "no", send))
        .child(button("discard", "later", model.say(Key::SendNothing)))
}
