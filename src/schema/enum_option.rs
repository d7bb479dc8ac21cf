use crate::json::{Text, Value};

/// One option of an enum, in any of MCP's ways to write it: a member of `enum`, with or without its `enumNames` (the
/// titles of 2025-06-18), or a `const` with its `title` in `oneOf` or `anyOf` (from 2025-11-25).
#[derive(Debug, Clone, PartialEq)]
pub struct EnumOption {
    /// The value to send: a string by MCP's rules. Servers send numbers and booleans too, and these keep their type.
    pub value: Value,
    pub title: Option<Text>,
    /// A further description.
    pub description: Option<Text>,
    /// A longer text, such as a sketch or code, which is shown while the option is selected.
    pub preview: Option<Text>,
}

impl EnumOption {
    /// Creates an option without any text but its value.
    pub(crate) fn new(value: Value) -> Self {
        Self { value, title: None, description: None, preview: None }
    }

    /// Returns the title, or else the value as text.
    pub fn label(&self) -> String {
        self.title.as_ref().map_or_else(|| self.value.to_text(), |title| title.as_str().to_owned())
    }
}

/// Returns true if an answer may contain a value unchanged: nothing in it is `null`, and JavaScript changes none of its
/// numbers. With `safe`, integers that share a double with others are rejected too, because they identify something.
pub(super) fn is_sendable(value: &Value, safe: bool) -> bool {
    all(value, &|value| match value {
        Value::Null => false,
        Value::Number(number) => number.is_sendable(safe),
        _ => true,
    })
}

/// Returns true if `test` holds for a value and everything in it. The parser has limited the depth.
pub(super) fn all(value: &Value, test: &dyn Fn(&Value) -> bool) -> bool {
    test(value)
        && match value {
            Value::Array(items) => items.iter().all(|item| all(&item.value, test)),
            Value::Object(object) => object.iter().all(|member| all(&member.node.value, test)),
            _ => true,
        }
}

/// Returns a text that is the same for equal sendable values and differs for all others.
pub(crate) fn key(value: &Value) -> String {
    match value {
        Value::Number(number) => number.canonical(),
        _ => value.to_json(),
    }
}
