/// What the person entered in a field, kept as entered: text that is no number stays there until they change it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// Text, of every control that is typed into. What a clock shows that is no moment stands here as `?` where it is not
    /// complete, `?|moment|moment` where it shows it twice that day, `!|time|time` where it skips it, with what is nearest.
    Text(String),
    /// The index of the option chosen, if one is. The options of a boolean are true, then false.
    Choice(Option<usize>),
    /// The indices of the options chosen, in the order of the options.
    Choices(Vec<usize>),
    /// The entries of a list, in order.
    Entries(Vec<String>),
}

impl Input {
    /// Whether nothing is entered. Entries that are empty do not count.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Text(text) => text.is_empty(),
            Self::Choice(choice) => choice.is_none(),
            Self::Choices(choices) => choices.is_empty(),
            Self::Entries(entries) => entries.iter().all(String::is_empty),
        }
    }
}
