/// A revision of MCP that has elicitation. Later ones are greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(non_camel_case_types, reason = "a revision's name is a date")]
pub enum Revision {
    /// The first with elicitation: forms of flat primitive properties.
    V2025_06_18,
    /// Adds URL mode, titled and multi-select enums, and a `default` for every kind of property.
    V2025_11_25,
    /// Requests come as entries of `inputRequests`; `elicitationId` and its notification are gone.
    V2026_07_28,
}

const NAMES: [(Revision, &str); 3] = [
    (Revision::V2025_06_18, "2025-06-18"),
    (Revision::V2025_11_25, "2025-11-25"),
    (Revision::V2026_07_28, "2026-07-28"),
];

impl Revision {
    /// The newest revision.
    pub const NEWEST: Self = Self::V2026_07_28;

    /// The revision that is called `name`, a date such as `2025-11-25`.
    ///
    /// ```
    /// use mcp_elicitation::protocol::Revision;
    /// assert_eq!(Revision::parse("2025-11-25"), Some(Revision::V2025_11_25));
    /// assert!(Revision::parse("2024-11-05").is_none(), "that revision has no elicitation");
    /// assert!(Revision::V2025_06_18 < Revision::NEWEST);
    /// ```
    pub fn parse(name: &str) -> Option<Self> {
        NAMES.iter().find(|(_, theirs)| *theirs == name).map(|(revision, _)| *revision)
    }

    /// The revision's name.
    pub fn as_str(self) -> &'static str {
        NAMES.iter().find(|(revision, _)| *revision == self).map_or("", |(_, name)| name)
    }
}
