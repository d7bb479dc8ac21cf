use crate::component::host::Watched;
use crate::json::Text;
use crate::protocol::ElicitationAction;
use std::cell::{Cell, RefCell};
use web_sys::Element;

/// The progress of a question, and of its round.
#[derive(Default)]
pub struct Progress {
    pub status: Watched<Status>,
    pub ended: Watched<bool>,
    /// The time of the end, in milliseconds since 1970.
    pub ended_at: Cell<Option<f64>>,
    /// True if accept was pressed on a warned request, which then asks for a second step.
    pub confirming_accept: Watched<bool>,
    /// True if a key pressed accept before the end of its guard time, and must press again.
    pub is_early: Watched<bool>,
    /// The press, decline or cancel, that would lose answers, while the card asks for confirmation.
    pub asking: Watched<Option<ElicitationAction>>,
    /// True if a pointer is down on the card.
    pub is_pressed: Cell<bool>,
    /// The field that the pointer's press left. It is checked after the press, because a line that appears or
    /// disappears would move the pressed element away from the pointer.
    pub pressed_away_from: Cell<Option<usize>>,
    /// The id of the focused element when the card asked.
    pub left_off: RefCell<Option<String>>,
    /// The finished steps of the round, with their outcomes.
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
    /// The server no longer waits for an answer.
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
