use crate::json::{Object, Value};
use std::fmt;

names! {
    /// The user's decision.
    pub enum ElicitationAction {
        /// The user sent the form, or agreed to open the address.
        Accept = "accept",
        /// The user declined.
        Decline = "decline",
        /// The user dismissed the question without a decision: closed the card, pressed Escape, or left.
        Cancel = "cancel",
    }
}
/// The answer to a request, the same in all three revisions. It is created by [`accept`](Self::accept),
/// [`decline`](Self::decline) or [`cancel`](Self::cancel), and only has `content` if a form was accepted.
#[derive(Debug, Clone, PartialEq)]
pub struct ElicitResult {
    /// The user's decision.
    pub action: ElicitationAction,
    /// The user's answers.
    pub content: Option<Object>,
}

impl ElicitResult {
    /// Accepts a form (`content`, at least an empty object) or the opening of an address (`None`).
    pub fn accept(content: Option<Object>) -> Self {
        Self { action: ElicitationAction::Accept, content }
    }

    /// Declines the request.
    pub fn decline() -> Self {
        Self { action: ElicitationAction::Decline, content: None }
    }

    /// Cancels the request.
    pub fn cancel() -> Self {
        Self { action: ElicitationAction::Cancel, content: None }
    }
}

impl fmt::Display for ElicitResult {
    /// Writes the result as JSON text.
    ///
    /// ```
    /// use mcp_elicitation::{json::Object, protocol::ElicitResult};
    /// assert_eq!(ElicitResult::accept(Some(Object::default())).to_string(), r#"{"action":"accept","content":{}}"#);
    /// assert_eq!(ElicitResult::decline().to_string(), r#"{"action":"decline"}"#);
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, r#"{{"action":"{}""#, self.action.as_str())?;
        if let Some(content) = &self.content {
            write!(f, r#","content":{}"#, Value::Object(content.clone()))?;
        }
        f.write_str("}")
    }
}
