/// Something that a press on accept found to be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The field that it is about, if it is about one.
    pub field: Option<usize>,
    /// Whether its answer is missing.
    pub is_missing: bool,
    /// What is wrong, where it is about several fields.
    pub sentence: String,
    /// Whether it is wrong no longer.
    pub mended: bool,
}
