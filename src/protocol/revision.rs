names! {
    /// The protocol version of a request: a revision of MCP with elicitation, in ascending order, or a version of the Agent
    /// Client Protocol.
    #[allow(non_camel_case_types, reason = "a revision's name is a date")]
    pub enum Revision {
        /// The first revision with elicitation: forms of flat primitive properties.
        V2025_06_18 = "2025-06-18",
        /// Adds URL mode, titled and multi-select enums, and a `default` for every kind of property.
        V2025_11_25 = "2025-11-25",
        /// Sends requests as entries of `inputRequests`, and drops `elicitationId` and its notification.
        V2026_07_28 = "2026-07-28",
        /// Version 1 of the Agent Client Protocol.
        Acp1 = "acp-1",
        /// Version 2 of the Agent Client Protocol, a draft.
        Acp2 = "acp-2",
    }
}

impl Revision {
    /// The revisions of MCP, in order.
    pub const MCP: [Self; 3] = [Self::V2025_06_18, Self::V2025_11_25, Self::V2026_07_28];

    /// Returns true for a version of the Agent Client Protocol.
    pub const fn is_acp(self) -> bool {
        matches!(self, Self::Acp1 | Self::Acp2)
    }
}
