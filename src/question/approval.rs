//! The approval of a tool call: its arguments are the form, and the user approves, changes or rejects the call. A text
//! can go with the decision: why the call is rejected, or an answer in place of the tool. The user types it in a line
//! that replaces the buttons.

use super::changes::BUTTONS;
use super::{Part, Question, Target};
use crate::json::{Object, Text, Value};
use crate::message::Key;
use crate::protocol::ElicitResult;

/// The decisions that an approval offers, from the adapter. Nothing here comes from the request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Approval {
    pub allows: usize,
    /// The host's words for approving all further calls too.
    pub always: Option<String>,
    pub tool: Option<String>,
}

impl Approval {
    pub const APPROVE: usize = 1;
    pub const REJECT: usize = 1 << 1;
    pub const REASON: usize = 1 << 2;
    pub const RESPOND: usize = 1 << 3;
    pub const NOTE: usize = 1 << 4;

    pub const fn allows(&self, decision: usize) -> bool {
        self.allows & decision != 0
    }
}

names! {
    /// A text that goes with a decision. Its name is the id of the button that opens the line, and its name in the
    /// result.
    pub enum Reply {
        Reason = "reason",
        Response = "response",
    }
}

/// The texts that go with the decision about a tool call.
#[derive(Default)]
pub struct Remarks {
    /// The remark that goes with an approval, if its line was opened.
    pub note: Option<String>,
    pub reply: Option<Reply>,
    pub reply_text: String,
    /// True if the user approves all further calls too.
    pub is_always: bool,
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
    /// Returns the name of the tool that an approval would run.
    pub fn tool(&self) -> Option<&str> {
        self.settings.approval.as_ref()?.tool.as_deref()
    }

    /// Takes the tool's name out of the message, because the header has it.
    pub(super) fn read_tool(&mut self) {
        let rest = self.tool().and_then(|tool| Some(Text::from(self.message.strip_prefix(tool)?.trim_start())));
        self.message = rest.unwrap_or_else(|| self.message.clone());
    }

    /// Returns the host's words for approving all further calls too, unless the card shows any warning.
    pub fn always(&self) -> Option<&str> {
        let warnings = self.form.fields.iter().map(|field| field.warning).chain([self.form.warning]);
        let is_warned = self.has_secret || self.has_hidden.get() || warnings.flatten().next().is_some();
        self.settings.approval.as_ref().filter(|_| !is_warned)?.always.as_deref()
    }

    pub(super) fn open_reply(&mut self, reply: Option<Reply>) {
        let closed = std::mem::replace(&mut self.remarks.reply, reply).filter(|_| reply.is_none());
        self.changes.parts |= BUTTONS | Part::Guard.bit();
        self.changes.focus = Some(Target::Id(closed.map_or("reply", Reply::as_str)));
    }

    /// Sends the reply: a reason rejects the call, and a response answers in its place.
    pub fn send_reply(&mut self, written: &str) {
        let Some(reply) = self.remarks.reply else { return };
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
