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
