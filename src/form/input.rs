use super::WallTime;

/// What the person entered in a field, kept as entered: text that is no number stays there until they change it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// Text, of every control that is typed into.
    Text(String),
    /// A date, or a date and a time, that is no moment yet.
    NoMoment(NoMoment),
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
            Self::NoMoment(_) => false,
            Self::Choice(choice) => choice.is_none(),
            Self::Choices(choices) => choices.is_empty(),
            Self::Entries(entries) => entries.iter().all(String::is_empty),
        }
    }
}

/// Why what a clock shows is no moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoMoment {
    /// Something of it is missing.
    Incomplete,
    /// Its year has fewer than four digits.
    ShortYear(i64),
    /// The clocks of the zone show this time twice that day.
    Twice,
    /// The clocks of the zone skip this time that day.
    Skipped {
        /// The nearest time before.
        before: WallTime,
        /// The nearest time after.
        after: WallTime,
    },
}
