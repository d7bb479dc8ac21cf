//! The reply to a tool call: why it is rejected, or an answer in place of the tool. The user types it in a line that
//! replaces the buttons.

use super::changes::BUTTONS;
use super::{Part, Question, Target};
use crate::json::{Object, Value};
use crate::message::Key;
use crate::protocol::ElicitResult;

names! {
    /// A text that goes with a decision. Its name is the id of the button that opens the line, and its name in the
    /// result.
    pub enum Reply {
        /// Why the call is rejected.
        Reason = "reason",
        /// The answer in place of the tool.
        Response = "response",
    }
}

impl Reply {
    pub const fn label(self) -> Key {
        match self {
            Self::Reason => Key::RejectWhy,
            Self::Response => Key::Respond,
        }
    }
}

impl Question {
    pub(super) fn open_reply(&mut self, reply: Option<Reply>) {
        let closed = std::mem::replace(&mut self.reply, reply).filter(|_| reply.is_none());
        self.changes.parts |= BUTTONS | Part::Guard.bit();
        self.changes.focus = Some(Target::Id(closed.map_or("reply", Reply::as_str)));
    }

    /// Sends the reply: a reason rejects the call, and a response answers in its place.
    pub fn send_reply(&mut self, written: &str) {
        let Some(reply) = self.reply else { return };
        if reply == Reply::Response && written.is_empty() {
            return self.changes.focus = Some(Target::Id("reply"));
        }
        let meta = || Value::from([(reply.as_str(), written.into())]).to_json();
        self.changes.meta = (!written.is_empty()).then(meta);
        self.decide(match reply {
            Reply::Reason => ElicitResult::decline(),
            Reply::Response => ElicitResult::accept(Some(Object::default())),
        });
    }
}
