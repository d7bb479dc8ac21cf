names! {
    /// A revision of MCP with elicitation, in ascending order.
    #[allow(non_camel_case_types, reason = "a revision's name is a date")]
    pub enum Revision {
        /// The first revision with elicitation: forms of flat primitive properties.
        V2025_06_18 = "2025-06-18",
        /// Adds URL mode, titled and multi-select enums, and a `default` for every kind of property.
        V2025_11_25 = "2025-11-25",
        /// Sends requests as entries of `inputRequests`, and drops `elicitationId` and its notification.
        V2026_07_28 = "2026-07-28",
    }
}
