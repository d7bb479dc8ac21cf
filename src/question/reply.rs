//! The reply to a tool call: why it is rejected, or an answer in place of the tool. The user types it in a line that
//! replaces the buttons.

use super::changes::BUTTONS;
use super::{Approval, Changes, Part, Question, Target};
use crate::json::{Object, Value};
use crate::message::Key;
use crate::protocol::ElicitResult;

/// A text that goes with a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reply {
    /// Why the call is rejected.
    Reason,
    /// The answer in place of the tool.
    Response,
}

impl Reply {
    /// The id of the button that opens the line, and the name of the text in the result.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reason => "reason",
            Self::Response => "response",
        }
    }

    pub const fn label(self) -> Key {
        match self {
            Self::Reason => Key::RejectWhy,
            Self::Response => Key::Respond,
        }
    }
}

impl Question {
    /// Returns the reply whose line is open. If an answer is all that is offered, it is open from the start.
    pub fn reply(&self) -> Option<Reply> {
        let only = self.settings.approval.as_ref().filter(|approval| approval.allows == Approval::RESPOND);
        self.reply.or_else(|| only.map(|_| Reply::Response))
    }

    /// Returns true if the line of the reply can be closed again.
    pub const fn can_close_reply(&self) -> bool {
        self.reply.is_some()
    }

    /// Opens or closes the line of a reply.
    pub(super) fn open_reply(&mut self, reply: Option<Reply>) {
        let before = std::mem::replace(&mut self.reply, reply);
        self.changes.parts |= BUTTONS | Part::Guard.bit();
        self.changes.focus =
            Some(Target::Id(reply.or(before).filter(|_| reply.is_none()).map_or("reply", Reply::name)));
    }

    /// Sends the reply: a reason rejects the call, and a response answers in its place.
    pub fn send_reply(&mut self, written: &str) -> Changes {
        let Some(reply) = self.reply() else { return self.take_changes() };
        if reply == Reply::Response && written.is_empty() {
            self.changes.focus = Some(Target::Id("reply"));
            return self.take_changes();
        }
        let meta = || Value::from([(reply.name(), written.into())]).to_json();
        self.changes.meta = (!written.is_empty()).then(meta);
        self.decide(match reply {
            Reply::Reason => ElicitResult::decline(),
            Reply::Response => ElicitResult::accept(Some(Object::default())),
        });
        self.take_changes()
    }
}
