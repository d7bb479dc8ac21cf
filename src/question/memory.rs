//! The memory that a question has of its user: the last press on accept, and what was seen.

#[derive(Default)]
pub(super) struct LastPress {
    pub mistakes: Vec<Mistake>,
    /// True if valid answers violate a rule together.
    pub has_conflict: bool,
    /// The fields whose probable mistake it has pointed out.
    pub offered: Vec<usize>,
    /// The reason why the answer could not be sent, as the host page says it; empty if it gives none.
    pub failure: Option<String>,
}

/// An error of a field that a press on accept found.
#[derive(PartialEq)]
pub(super) struct Mistake {
    pub field: usize,
    pub is_missing: bool,
}

/// The parts that the user has seen of the values that would be sent.
#[derive(Default)]
pub(super) struct Seen {
    /// True if the list has opened because a prefilled value was not seen.
    pub has_listed: bool,
    /// True if a prefilled value was not seen as a whole.
    pub is_partial: bool,
    pub folded: Vec<usize>,
    /// The fields whose masked value the user has revealed.
    pub unmasked: Vec<usize>,
}
