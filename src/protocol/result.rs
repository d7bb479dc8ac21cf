use crate::json::{Fault, Node, Object, Pointer, Value};
use std::fmt;

/// What the person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ElicitationAction {
    /// Sent the form, or agreed to open the address.
    Accept,
    /// Said no.
    Decline,
    /// Turned away without a word: closed, pressed Escape, left.
    Cancel,
}

impl ElicitationAction {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Accept, Self::Decline, Self::Cancel];

    /// The action's name in `ElicitResult`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Cancel => "cancel",
        }
    }
}

/// The answer to a request, the same in all three revisions. Made by [`accept`](Self::accept), [`decline`](Self::decline)
/// and [`cancel`](Self::cancel), it has `content` where form mode was accepted and nowhere else.
#[derive(Debug, Clone, PartialEq)]
pub struct ElicitResult {
    /// What the person did.
    pub action: ElicitationAction,
    /// What the person entered.
    pub content: Option<Object>,
}

impl ElicitResult {
    /// The person sent the form (`content`, an empty object at least), or agreed to open the address (`None`).
    pub fn accept(content: Option<Object>) -> Self {
        Self { action: ElicitationAction::Accept, content }
    }

    /// The person said no.
    pub fn decline() -> Self {
        Self { action: ElicitationAction::Decline, content: None }
    }

    /// The person turned away.
    pub fn cancel() -> Self {
        Self { action: ElicitationAction::Cancel, content: None }
    }

    /// Reads an `ElicitResult`; members that MCP does not know are ignored.
    ///
    /// # Errors
    /// The first thing that makes the value no `ElicitResult`.
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
