//! The parts of a card for several steps: the way back, and the question on leaving half-way.

use super::button::button;
use crate::component::host::html::{Tag, tag};
use crate::message::Key;
use crate::question::Question;

/// The button to the previous step. It has its place from the first step on, so that a second press on Next does not
/// meet it.
pub fn back(question: &Question) -> Option<Tag> {
    let step = question.settings.step?;
    let back = button("back", "no back", question.say(Key::Back)).fixed("part", "back");
    Some(if step.can_return { back } else { back.fixed("disabled", "") })
}

/// The question what to do with the answers so far, if the user leaves half-way.
pub fn leaving(question: &Question) -> Tag {
    let answered = question.settings.step.map_or(0, |step| step.answered);
    let send = question.language.count(Key::SendGiven, answered, &[]);
    tag("div class=buttons role=group aria-labelledby=asked")
        .child(tag("span id=asked class=asked role=alert").child(question.say(Key::LeaveRound)))
        .child(button("discard", "no back", question.say(Key::SendNothing)))
        .child(button("given", "no", send))
        .child(button("keep", "go", question.say(Key::KeepAnswering)))
}
