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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(pub(super) u8);

/// The properties of a rule.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    pub severity: Severity,
    /// True if its fix changes neither the possible answers nor the prefilled values.
    pub keeps_answers: bool,
}

impl Code {
    /// Returns the code of a fault, or of the reason why a property is left out.
    pub(super) fn of(name: &str) -> Self {
        Self::find(name).unwrap_or(Self::NOT_A_SCHEMA)
    }

    /// Returns the code called `name`.
    pub fn find(name: &str) -> Option<Self> {
        Self::all().find(|code| code.as_str() == name)
    }

    /// Returns the code's name, such as `unknown-keyword`.
    pub fn as_str(self) -> &'static str {
        self.line(Self::NAMES)
    }

    /// Returns the default severity of its findings.
    pub fn severity(self) -> Severity {
        self.facts().map_or(Severity::Note, |facts| facts.severity)
    }

    /// Returns the template of the message.
    pub fn message(self) -> &'static str {
        self.line(Self::MESSAGES)
    }

    /// Returns the template of the help for the server's author.
    pub fn help(self) -> &'static str {
        self.line(Self::HELP)
    }

    /// Returns all codes, errors first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map(Self).take(Self::FACTS.len())
    }

    pub(super) fn facts(self) -> Option<&'static Facts> {
        Self::FACTS.get(usize::from(self.0))
    }

    fn line(self, texts: &'static [u8]) -> &'static str {
        let line = texts.split(|byte| *byte == b'\n').nth(self.0.into());
        line.and_then(|line| str::from_utf8(line).ok()).unwrap_or_default()
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
