use super::Code;
use crate::json::{Pointer, Range};

/// How much a finding weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The request cannot be answered, or its answers cannot be judged.
    Error,
    /// It is outside MCP's standard, or surely not meant.
    Warning,
    /// It is good to know.
    Note,
}

impl Severity {
    /// The severity's name: `error`, `warning` or `note`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}

/// Something that was found in a request. `message::diagnostic` makes sentences of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagnostic {
    /// What was found.
    pub code: Code,
    /// How much it weighs.
    pub severity: Severity,
    /// Where: from the root of what was read. What is missing is found in the object that lacks it.
    pub location: Pointer,
    /// The place in the text.
    pub range: Option<Range>,
    /// Names and figures for the sentence, in its order.
    pub figures: Vec<String>,
    /// What puts it right, where that is certain.
    pub fix: Option<Fix>,
}

/// Changes of the text that belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// The changes; they do not overlap.
    pub edits: Vec<Edit>,
}

/// One change of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; empty where something is put in.
    pub range: Range,
    /// What stands there afterwards.
    pub text: String,
}

impl Diagnostic {
    /// Something found at `location`.
    pub(super) fn new(code: Code, location: Pointer) -> Self {
        let severity = code.severity();
        Self { code, severity, location, range: None, figures: Vec::new(), fix: None }
    }

    /// The same, with one more name or figure.
    pub(super) fn with(mut self, figure: impl Into<String>) -> Self {
        self.figures.push(figure.into());
        self
    }

    /// The same, with what puts it right.
    pub(super) fn fixed_by(mut self, edits: Option<Vec<Edit>>) -> Self {
        self.fix = edits.map(|edits| Fix { edits });
        self
    }
}
