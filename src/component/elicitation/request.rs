/// A request of a server: the params of `elicitation/create`, a whole JSON-RPC request, or a bare `requestedSchema`.
///
/// It holds JSON text, because only text preserves everything that a server wrote: the order of members, a member named
/// `__proto__`, each digit of a number. A `serde_json::Value` (feature `serde_json`) preserves the order, and the
/// numbers that fit.
///
/// ```
/// use mcp_elicitation::component::Request;
/// let request = Request::from(r#"{"message": "Who?", "requestedSchema": {"type": "object", "properties": {"name": {}}}}"#);
/// assert!(request.as_str().contains("Who?"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request(String);

impl Request {
    /// The JSON text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for Request {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl From<String> for Request {
    fn from(text: String) -> Self {
        Self(text)
    }
}

#[cfg(feature = "serde_json")]
impl From<serde_json::Value> for Request {
    fn from(value: serde_json::Value) -> Self {
        Self(value.to_string())
    }
}
