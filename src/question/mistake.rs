/// The kinds of errors that a press on accept found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Missing,
    Invalid,
    Conflict,
}

/// The errors of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mistake {
    pub fields: Vec<usize>,
    pub kind: Kind,
    /// True if the error is gone, or may be.
    pub is_resolved: bool,
}
