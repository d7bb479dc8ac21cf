use crate::json::Text;
use crate::protocol::ElicitationAction;
use web_sys::Element;

/// What became of a step of a round.
pub struct EndedStep {
    pub message: Text,
    pub action: ElicitationAction,
    /// What was answered in it, as its own card has drawn it.
    pub answers: Option<Element>,
}
