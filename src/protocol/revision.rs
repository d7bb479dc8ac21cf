/// The protocol version of a request: a revision of MCP with elicitation, in ascending order, or a version of the Agent
/// Client Protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(non_camel_case_types, reason = "a revision's name is a date")]
pub enum Revision {
    /// The first revision with elicitation: forms of flat primitive properties.
    V2025_06_18,
    /// Adds URL mode, titled and multi-select enums, and a `default` for every kind of property.
    V2025_11_25,
    /// Sends requests as entries of `inputRequests`, and drops `elicitationId` and its notification.
    V2026_07_28,
    /// Version 1 of the Agent Client Protocol.
    Acp1,
    /// Version 2 of the Agent Client Protocol, a draft.
    Acp2,
}

impl Revision {
    /// The revisions of MCP, in order.
    pub const MCP: [Self; 3] = [Self::V2025_06_18, Self::V2025_11_25, Self::V2026_07_28];

    /// All versions of both protocols.
    pub const ALL: [Self; 5] = [Self::V2025_06_18, Self::V2025_11_25, Self::V2026_07_28, Self::Acp1, Self::Acp2];

    /// The newest revision of MCP.
    pub const NEWEST: Self = Self::V2026_07_28;

    /// Returns the revision called `name`, a date such as `2025-11-25`; the versions of ACP are `acp-1` and `acp-2`.
    ///
    /// ```
    /// use mcp_elicitation::protocol::Revision;
    /// assert_eq!(Revision::parse("2025-11-25"), Some(Revision::V2025_11_25));
    /// assert!(Revision::parse("2024-11-05").is_none(), "that revision has no elicitation");
    /// assert!(Revision::V2025_06_18 < Revision::NEWEST);
    /// ```
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|revision| revision.as_str() == name)
    }

    /// Returns the revision's name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V2025_06_18 => "2025-06-18",
            Self::V2025_11_25 => "2025-11-25",
            Self::V2026_07_28 => "2026-07-28",
            Self::Acp1 => "acp-1",
            Self::Acp2 => "acp-2",
        }
    }

    /// Returns true for a version of the Agent Client Protocol.
    pub const fn is_acp(self) -> bool {
        matches!(self, Self::Acp1 | Self::Acp2)
    }
}
