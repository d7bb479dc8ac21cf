//! The buttons of an approval, and the line for a reason or an answer.

use super::button::button;
use super::round;
use crate::component::control::words_line;
use crate::component::host::html::{Tag, tag};
use crate::message::Key;
use crate::question::{Approval, Question, Words};

pub fn buttons(question: &Question, approval: &Approval, accept: Option<Tag>) -> Tag {
    let say = |key| question.say(key);
    let always = question.always().map(|text| {
        let input = tag("input type=checkbox id=always part=always");
        tag("label class=always").child(input).child(tag("span").child(text))
    });
    let link =
        |words: Words, decision| approval.allows(decision).then(|| button(words.name(), "link", say(words.label())));
    let respond = link(Words::Response, Approval::RESPOND);
    let reason = link(Words::Reason, Approval::REASON);
    let reject =
        approval.allows(Approval::REJECT).then(|| button("decline", "no", say(Key::Reject)).fixed("part", "decline"));
    let row = tag("div class=buttons").child(always).child(round::back(question)).child(accept).child(reject);
    row.child(respond).child(reason)
}

/// The line for the words of a decision, in place of the buttons.
pub fn words(question: &Question) -> Option<Tag> {
    let words = question.words()?;
    let label = tag("label class=asked for=words").child(question.say(words.label()));
    let line = words_line();
    let send = match words {
        Words::Reason => button("decline", "go", question.say(Key::Reject)).fixed("part", "decline"),
        Words::Response => button("answer", "go", question.say(Key::Accept)).fixed("part", "accept"),
    };
    let back = question.has_words_open().then(|| button("keep", "no back", question.say(Key::Back)));
    Some(tag("div class=buttons").child(label).child(line).child(back).child(send))
}
