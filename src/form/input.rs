/// The entry of a field, exactly as entered: a text that is not a number stays until the user changes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// The text of a control with a keyboard; for a list, one entry per line.
    Text(String),
    /// A date, or a date and a time, with a missing part.
    Incomplete,
    /// The index of the chosen option, if any. The options of a boolean are true, then false.
    Choice(Option<usize>),
    /// The indices of the chosen options, in the order of the options.
    Choices(Vec<usize>),
}

impl Input {
    pub fn text(&self) -> &str {
        if let Self::Text(text) = self { text } else { "" }
    }

    pub fn choices(&self) -> &[usize] {
        match self {
            Self::Text(_) | Self::Incomplete => &[],
            Self::Choice(option) => option.as_slice(),
            Self::Choices(options) => options,
        }
    }

    pub fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Incomplete => false,
            choice => choice.choices().is_empty(),
        }
    }
}

/// Returns the entries of a list, typed as lines, with the indices of the lines: without blank lines, and trimmed.
pub(super) fn entries(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().map(str::trim).enumerate().filter(|(_, entry)| !entry.is_empty())
}
