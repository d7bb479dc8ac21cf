use crate::component::host::Watched;
use crate::json::Text;
use crate::protocol::ElicitationAction;
use std::cell::{Cell, RefCell};
use web_sys::Element;

/// Where a question stands, and the round that it is a step of.
#[derive(Default)]
pub struct Progress {
    /// Whether the request is open, and how it ended.
    pub status: Watched<Status>,
    /// Whether the request is no longer open.
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

/// Whether a request is open, and how it ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Status {
    /// It waits for the person.
    #[default]
    Open,
    /// The answer is on its way.
    Sending,
    /// It was accepted.
    Accepted,
    /// It was declined.
    Declined,
    /// It was cancelled.
    Cancelled,
    /// The server no longer waits for it.
    Expired,
}

impl Status {
    /// Reads a status by its name.
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
    /// Whether they pressed the button in the header.
    pub is_at_header: bool,
}

/// What became of a step of a round.
pub struct EndedStep {
    /// Why the server asked.
    pub message: Text,
    /// What the person did.
    pub action: ElicitationAction,
    /// What was answered in it, as its own card has drawn it.
    pub answered: Option<Element>,
}
