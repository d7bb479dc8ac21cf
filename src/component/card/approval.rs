//! The buttons of an approval, and the line for a reply to a tool call: a reason, or an answer in its place.

use crate::component::control::reply_line;
use crate::component::host::html::{Tag, button, tag};
use crate::message::Key;
use crate::question::{Approval, Button, Question, Reply};

/// The buttons of an approval.
pub fn buttons(question: &Question, approval: &Approval, back: Option<Tag>, accept: Option<Tag>) -> Tag {
    let say = |key| question.say(key);
    let always = question.always().map(|text| {
        let input = tag("input type=checkbox id=always part=always");
        tag("label class=always").child(input).child(tag("span").child(text))
    });
    let link =
        |reply: Reply, decision| approval.allows(decision).then(|| button(reply.as_str(), "link", say(reply.label())));
    let reject = approval
        .allows(Approval::REJECT)
        .then(|| button("decline", "no", say(Key::Reject)).attribute("part", "decline"));
    let note = question.note.as_deref().map(|note| reply_line("note-line").attribute("value", note));
    let label = note.is_some().then(|| tag("label class=asked for=note-line").child(say(Key::Note)));
    let open = (note.is_none() && approval.allows(Approval::NOTE))
        .then(|| button(Button::Note.as_str(), "link", say(Key::Note)));
    let row = tag("div class=buttons").child(label).child(note).child(always).child(back).child(accept).child(reject);
    row.child(link(Reply::Response, Approval::RESPOND)).child(link(Reply::Reason, Approval::REASON)).child(open)
}

/// The line for a reply, in place of the buttons.
pub fn reply(question: &Question) -> Option<Tag> {
    let reply = question.reply?;
    let label = tag("label class=asked for=reply").child(question.say(reply.label()));
    let send = match reply {
        Reply::Reason => button("decline", "go", question.say(Key::Reject)).attribute("part", "decline"),
        Reply::Response => {
            button("answer", "go", question.say(Key::Accept)).attribute("part", "accept").attribute("data-waiting", "")
        }
    };
    let back = button(Button::CloseReply.as_str(), "no back", question.say(Key::Back));
    Some(tag("div class=buttons").child(label).child(reply_line("reply")).child(send).child(back))
}
