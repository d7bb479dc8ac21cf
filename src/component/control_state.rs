use super::option_list::OptionList;
use crate::form::{Clock, Input};
use std::cell::RefCell;

/// What the control of a date and a time shows, beside what is entered: it outlives the elements.
#[derive(Clone)]
pub struct ShownClock {
    /// The clock; none where a text is typed in its place, since the control cannot hold what is entered.
    pub clock: Option<Clock>,
    /// What was entered of it.
    pub input: Input,
}

/// What controls hold beside what is entered.
#[derive(Default)]
pub struct ControlState {
    /// What the controls of dates and times show, by field.
    pub clocks: RefCell<Vec<(usize, ShownClock)>>,
    /// What is found of the options of some fields.
    pub option_lists: RefCell<Vec<OptionList>>,
}
