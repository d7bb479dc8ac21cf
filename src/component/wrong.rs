/// Something that the summary of errors names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The field that it is about, if it is about one.
    pub field: Option<usize>,
    /// What is wrong.
    pub sentence: String,
    /// Whether it is wrong only together with other answers, so that it is nowhere else.
    pub together: bool,
    /// Whether it is wrong no longer.
    pub mended: bool,
}

impl Wrong {
    /// Something that is wrong now.
    pub fn new(field: Option<usize>, sentence: String, together: bool) -> Self {
        Self { field, sentence, together, mended: false }
    }
}
