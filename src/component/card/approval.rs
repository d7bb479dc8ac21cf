//! The buttons of an approval.

use super::button::button;
use super::round;
use crate::component::host::html::{Tag, tag};
use crate::message::Key;
use crate::question::{Approval, Question, Reply};

pub fn buttons(question: &Question, approval: &Approval, accept: Option<Tag>) -> Tag {
    let say = |key| question.say(key);
    let always = question.always().map(|text| {
        let input = tag("input type=checkbox id=always part=always");
        tag("label class=always").child(input).child(tag("span").child(text))
    });
    let link =
        |reply: Reply, decision| approval.allows(decision).then(|| button(reply.name(), "link", say(reply.label())));
    let respond = link(Reply::Response, Approval::RESPOND);
    let reason = link(Reply::Reason, Approval::REASON);
    let reject =
        approval.allows(Approval::REJECT).then(|| button("decline", "no", say(Key::Reject)).fixed("part", "decline"));
    let row = tag("div class=buttons").child(always).child(round::back(question)).child(accept).child(reject);
    row.child(respond).child(reason)
}
