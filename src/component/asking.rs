use crate::protocol::ElicitationAction;

/// What the person is asked before their word counts, and at which button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asking {
    /// What they want to do: decline, or cancel.
    pub action: ElicitationAction,
    /// Whether they pressed the button in the header.
    pub is_at_header: bool,
}
