use crate::json::{Fault, Node, Object, Pointer, Value};
use std::fmt;

/// The user's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ElicitationAction {
    /// The user sent the form, or agreed to open the address.
    Accept,
    /// The user declined.
    Decline,
    /// The user dismissed the question without a decision: closed the card, pressed Escape, or left.
    Cancel,
}

impl ElicitationAction {
    /// All three actions.
    pub const ALL: [Self; 3] = [Self::Accept, Self::Decline, Self::Cancel];

    /// Returns the action's name in `ElicitResult`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Cancel => "cancel",
        }
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

    /// Reads an `ElicitResult`; unknown members are ignored.
    ///
    /// # Errors
    /// Returns the first reason why the value is not an `ElicitResult`.
    pub fn read(node: &Node) -> Result<Self, Fault> {
        let fault = |name: &str, code| Err(Fault::new(code, Pointer::root().member(name), &[]));
        let Some(object) = node.as_object() else { return Err(Fault::new("not-an-object", Pointer::root(), &[])) };
        let name = object.get("action").and_then(Node::as_str);
        let Some(action) = ElicitationAction::ALL.into_iter().find(|action| Some(action.as_str()) == name) else {
            return fault("action", "unknown-action");
        };
        match object.get("content").map(|content| &content.value) {
            None => Ok(Self { action, content: None }),
            Some(Value::Object(content)) => Ok(Self { action, content: Some(content.clone()) }),
            Some(_) => fault("content", "content-not-an-object"),
        }
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
