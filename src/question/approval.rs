//! The approval of a tool call: its arguments are the form, and the user approves, changes or rejects the call, says
//! why, or answers in place of the tool.

use super::changes::BUTTONS;
use super::{Changes, Part, Question, Target};
use crate::json::{Object, Value};
use crate::message::Key;
use crate::protocol::{ElicitResult, ElicitationAction};

/// The decisions that an approval offers, from the adapter. Nothing here comes from the request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Approval {
    /// The bits of the decisions.
    pub allows: usize,
    /// The host's words for approving all further calls too.
    pub always: Option<String>,
}

impl Approval {
    pub const APPROVE: usize = 1;
    pub const REJECT: usize = 1 << 1;
    pub const REASON: usize = 1 << 2;
    pub const RESPOND: usize = 1 << 3;

    pub const fn allows(&self, decision: usize) -> bool {
        self.allows & decision != 0
    }
}

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

    /// Returns the host's words for approving all further calls too, unless the card shows any warning.
    pub fn always(&self) -> Option<&str> {
        let warnings = self.form.fields.iter().map(|field| field.warning).chain([self.form.warning]);
        let is_warned = self.has_secret || self.has_hidden.get() || warnings.flatten().next().is_some();
        self.settings.approval.as_ref().filter(|_| !is_warned)?.always.as_deref()
    }

    pub(super) fn meta_of_accept(&self) -> Option<String> {
        (self.is_always && self.always().is_some()).then(|| "{\"always\":true}".to_owned())
    }

    /// Returns true if a decline or a cancel acts at once.
    pub(super) fn acts_at_once(&self, action: ElicitationAction) -> bool {
        self.settings.approval.is_some() && action == ElicitationAction::Decline
    }
}
