//! The approval of a tool call: its arguments are the form, and the user approves, changes or rejects the call.
//! `reply.rs` has the texts that can go with a decision.

use super::Question;
use crate::json::Text;

/// The decisions that an approval offers, from the adapter. Nothing here comes from the request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Approval {
    pub allows: usize,
    /// The host's words for approving all further calls too.
    pub always: Option<String>,
    /// The name of the tool, which the message begins with.
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
}
