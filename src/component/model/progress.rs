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
    /// Whether accept was pressed on a warned request: then it asks once more.
    pub confirming_accept: Watched<bool>,
    /// Whether a key pressed accept before its time; then it is to be pressed again.
    pub is_early: Watched<bool>,
    /// The press, decline or cancel, that would lose answers, while the person is asked whether they mean it.
    pub asking: Watched<Option<ElicitationAction>>,
    /// Whether a pointer is down on the card.
    pub is_pressed: Cell<bool>,
    /// The field that was left by that press. What it says is checked when the press is over: a line that comes or goes would
    /// move what is pressed away from under the pointer.
    pub pressed_away_from: Cell<Option<usize>>,
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

pub struct EndedStep {
    pub message: Text,
    pub action: ElicitationAction,
    pub answered: Option<Element>,
}
