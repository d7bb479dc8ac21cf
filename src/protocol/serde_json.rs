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

impl From<&ElicitResult> for serde_json::Value {
    /// Returns the whole result as it is sent. Lone surrogates, which can only come from a server's own options, become
    /// U+FFFD.
    fn from(result: &ElicitResult) -> Self {
        let mut whole = serde_json::Map::new();
        whole.insert("action".to_owned(), result.action.as_str().into());
        if let Some(content) = &result.content {
            whole.insert("content".to_owned(), value(&Value::Object(content.clone())));
        }
        whole.into()
    }
}

fn value(node: &Value) -> serde_json::Value {
    match node {
        Value::Null => serde_json::Value::Null,
        Value::Boolean(boolean) => (*boolean).into(),
        Value::String(text) => text.as_str().into(),
        Value::Number(number) => serde_json::from_str(number.lexeme()).unwrap_or_default(),
        Value::Array(items) => items.iter().map(|item| value(&item.value)).collect(),
        Value::Object(object) => object
            .iter()
            .map(|member| (member.name.as_str().to_owned(), value(&member.node.value)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
    }
}
