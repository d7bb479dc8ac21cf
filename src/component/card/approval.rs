//! The buttons of an approval, and the line for a reason or an answer.

use super::button::button;
use super::round;
use crate::component::control::reply_line;
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

/// The line for a reply, in place of the buttons.
pub fn reply(question: &Question) -> Option<Tag> {
    let reply = question.reply()?;
    let label = tag("label class=asked for=reply").child(question.say(reply.label()));
    let line = reply_line();
    let send = match reply {
        Reply::Reason => button("decline", "go", question.say(Key::Reject)).fixed("part", "decline"),
        Reply::Response => {
            button("answer", "go", question.say(Key::Accept)).fixed("part", "accept").fixed("data-waiting", "")
        }
    };
    let back = question.can_close_reply().then(|| button("keep", "no back", question.say(Key::Back)));
    Some(tag("div class=buttons").child(label).child(line).child(back).child(send))
}
