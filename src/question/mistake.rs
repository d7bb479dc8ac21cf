/// An error of a field that a press on accept found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mistake {
    pub field: usize,
    /// True if the answer is missing, and not invalid.
    pub is_missing: bool,
    /// True if the error is gone.
    pub is_resolved: bool,
}
