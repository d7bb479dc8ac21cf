//! The buttons of an approval, and the line for a reply to a tool call: a reason, or an answer in its place.

use super::notice::described;
use crate::component::control::reply_line;
use crate::component::host::html::{Html, Tag, button, tag};
use crate::message::Key;
use crate::question::{Approval, Button, Question, Reply};

/// The id of the button that approves all further calls too.
pub const ALWAYS: &str = "always";

/// The buttons of an approval: reject and approve, each with a menu of its other ways.
pub fn buttons(question: &Question, approval: &Approval, back: Option<Tag>, accept: Option<Tag>) -> Tag {
    let way = |reply: Reply, decision| {
        approval.allows(decision).then(|| button(reply.as_str(), "later", question.say(reply.label())))
    };
    let ways = [way(Reply::Reason, Approval::REASON), way(Reply::Response, Approval::RESPOND)];
    let always = question.always().map(|text| {
        let always = button(ALWAYS, "later", text).attribute("part", "accept always").attribute("data-waiting", "");
        always.attribute("aria-describedby", described(question))
    });
    let class = if accept.is_some() { "later" } else { "no" };
    let reject = approval
        .allows(Approval::REJECT)
        .then(|| button("decline", class, question.say(Key::Reject)).attribute("part", "decline"));
    let note = question.remarks.note.as_deref().map(|note| reply_line("note-line").attribute("value", note));
    let label = note.is_some().then(|| tag("label class=asked for=note-line").child(question.say(Key::Note)));
    let open = (note.is_none() && approval.allows(Approval::NOTE))
        .then(|| button(Button::Note.as_str(), "later", question.say(Key::Note)));
    let row = tag("div class=buttons").child(label).child(note).child(back);
    row.child(split(question, accept, vec![always, open])).child(split(question, reject, ways.into()))
}

/// A button with a menu of its other ways; without the button, these are in the row themselves.
fn split(question: &Question, main: Option<Tag>, ways: Vec<Option<Tag>>) -> Html {
    let mut ways: Vec<Html> = ways.into_iter().flatten().map(Html::from).collect();
    let (Some(main), false) = (&main, ways.is_empty()) else {
        ways.insert(0, main.into());
        return Html::Many(ways);
    };
    let summary = tag("summary part=menu").attribute("aria-label", question.say(Key::MoreWays));
    let menu = tag("details class=menu").child(summary).child(tag("div").children(ways));
    tag("span class=split").child(Html::Node(main.0.clone().into())).child(menu).into()
}

pub fn reply(question: &Question) -> Option<Tag> {
    let reply = question.remarks.reply?;
    let label = tag("label class=asked for=reply").child(question.say(reply.label()));
    let send = match reply {
        Reply::Reason => button("decline", "go", question.say(Key::Reject)).attribute("part", "decline"),
        Reply::Response => {
            button("answer", "go", question.say(Key::Accept)).attribute("part", "accept").attribute("data-waiting", "")
        }
    };
    let line = reply_line("reply").attribute("value", &question.remarks.reply_text);
    let back = button(Button::CloseReply.as_str(), "no back", question.say(Key::Back));
    Some(tag("div class=buttons").child(label).child(line).child(send).child(back))
}
