use super::ElicitResult;
use crate::json::Value;
use serde::de::DeserializeOwned;

impl ElicitResult {
    /// Deserializes the content into a type of your own or a `serde_json::Value`. Missing content reads as `null`, so
    /// that an `Option` becomes `None`.
    ///
    /// [`content`](Self::content) itself is exact. A `Value` preserves the order of members, and numbers as far as its
    /// own number type allows.
    ///
    /// ```
    /// use mcp_elicitation::{json::parse, protocol::ElicitResult};
    /// let content = parse(r#"{"seats": 2, "name": "Ana"}"#).unwrap().root;
    /// let result = ElicitResult::accept(content.as_object().cloned());
    /// let content: serde_json::Value = result.content_as()?;
    /// assert_eq!(content, serde_json::json!({"seats": 2, "name": "Ana"}));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    ///
    /// # Errors
    /// Returns an error if the content does not fit the type.
    pub fn content_as<Content: DeserializeOwned>(&self) -> Result<Content, serde_json::Error> {
        let text = self.content.as_ref().map(|content| Value::Object(content.clone()).to_json());
        serde_json::from_str(text.as_deref().unwrap_or("null"))
    }
}
