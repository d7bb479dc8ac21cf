//! The line for a reply to a tool call: a reason, or an answer in its place.

use super::button::button;
use crate::component::control::reply_line;
use crate::component::host::html::{Tag, tag};
use crate::message::Key;
use crate::question::{Question, Reply};

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
    let back = question.can_close_reply().then(|| button("close-reply", "no back", question.say(Key::Back)));
    Some(tag("div class=buttons").child(label).child(line).child(send).child(back))
}
