use crate::form::{Field, Input, NumberFormat};

/// What is shown of a field besides its control.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FieldView {
    /// What is wrong, as a sentence.
    pub error: Option<String>,
    /// The index of the entry that is wrong, of a list; none where the list as a whole is.
    pub entry: Option<usize>,
    /// Whether a rule could not be checked.
    pub undecided: bool,
    /// Whether the input is the default that the server suggested.
    pub is_default: bool,
    /// A text that can be sent, offered in place of what was typed.
    pub suggestion: Option<String>,
    /// What is sent, where the control shows something else.
    pub exact: String,
    /// Whether nothing is entered.
    pub unanswered: bool,
    /// How many code points or options are entered.
    pub count: usize,
}

impl FieldView {
    /// The view of a field before its answer is checked.
    pub fn before_check(field: &Field, format: &NumberFormat) -> Self {
        let count = match &field.input {
            Input::Text(text) => text.chars().count(),
            Input::NoMoment(_) => 0,
            Input::Choice(choice) => choice.iter().count(),
            Input::Choices(choices) => choices.len(),
            Input::Entries(entries) => entries.len(),
        };
        Self { is_default: field.is_default(format), unanswered: field.is_unanswered(), count, ..Self::default() }
    }
}
