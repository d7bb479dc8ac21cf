//! The kinds of findings. Their list is in `rules/`.

use std::fmt;

names! {
    /// The severity of a finding.
    pub enum Severity {
        /// The request cannot be answered, or its answers cannot be checked.
        Error = "error",
        /// It is outside MCP's standard, or surely a mistake.
        Warning = "warning",
        /// It is worth knowing.
        Note = "note",
    }
}

/// The kind of a [`Diagnostic`](super::Diagnostic): its index in the list of rules.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(pub(super) u8);

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
