/// What the person entered in a field, kept as entered: text that is no number stays there until they change it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// Text, of every control that is typed into; of a list, an entry a line.
    Text(String),
    /// A date, or a date and a time, of which something is missing.
    Incomplete,
    /// The index of the option chosen, if one is. The options of a boolean are true, then false.
    Choice(Option<usize>),
    /// The indices of the options chosen, in the order of the options.
    Choices(Vec<usize>),
}

impl Input {
    /// Whether nothing is entered.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Incomplete => false,
            Self::Choice(choice) => choice.is_none(),
            Self::Choices(choices) => choices.is_empty(),
        }
    }
}
