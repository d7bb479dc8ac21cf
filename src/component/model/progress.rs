use crate::component::host::Watched;
use crate::json::Text;
use crate::protocol::ElicitationAction;
use std::cell::{Cell, RefCell};
use web_sys::Element;

/// Where a question stands, and the round that it is a step of.
#[derive(Default)]
pub struct Progress {
    pub status: Watched<Status>,
    pub ended: Watched<bool>,
    /// When that was, in milliseconds since 1970.
    pub ended_at: Cell<Option<f64>>,
    /// Whether the request has just come; then it is said to those who do not see it.
    pub announcing: Watched<bool>,
    /// Whether accept was pressed on a warned request: then it asks once more.
    pub confirming_accept: Watched<bool>,
    /// What the person is asked before they lose what they have entered.
    pub asking: Watched<Option<Asking>>,
    /// The id of what had the keyboard when that was asked.
    pub left_off: RefCell<Option<String>>,
    /// What was asked in each step of the round that is over, and what became of it.
    pub steps: RefCell<Vec<EndedStep>>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Status {
    #[default]
    Open,
    Sending,
    Accepted,
    Declined,
    Cancelled,
    /// The server no longer waits for it.
    Expired,
}

impl Status {
    pub fn parse(word: &str) -> Option<Self> {
        Some(match word {
            "open" => Self::Open,
            "sending" => Self::Sending,
            "accepted" => Self::Accepted,
            "declined" => Self::Declined,
            "cancelled" => Self::Cancelled,
            "expired" => Self::Expired,
            _ => return None,
        })
    }
}

/// What the person is asked before their word counts, and at which button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asking {
    /// What they want to do: decline, or cancel.
    pub action: ElicitationAction,
    pub is_at_header: bool,
}

pub struct EndedStep {
    pub message: Text,
    pub action: ElicitationAction,
    pub answered: Option<Element>,
}
