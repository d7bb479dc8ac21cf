/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The request cannot be answered, or its answers cannot be checked.
    Error,
    /// It is outside MCP's standard, or surely a mistake.
    Warning,
    /// It is worth knowing.
    Note,
}

impl Severity {
    /// Returns the severity called `name`.
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Error, Self::Warning, Self::Note].into_iter().find(|severity| severity.as_str() == name)
    }

    /// Returns the severity's name: `error`, `warning` or `note`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}
