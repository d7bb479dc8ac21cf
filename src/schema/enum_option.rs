use crate::json::{Text, Value};

/// One option of an enum, in any of MCP's ways to write it: a member of `enum`, with or without its `enumNames` (the
/// titles of 2025-06-18), or a `const` with its `title` in `oneOf` or `anyOf` (from 2025-11-25).
#[derive(Debug, Clone, PartialEq)]
pub struct EnumOption {
    /// What is sent: a string by MCP's rules; servers send numbers and booleans as well, and these keep their type.
    pub value: Value,
    /// What is shown in its place.
    pub title: Option<Text>,
    /// What is said of it besides.
    pub description: Option<Text>,
}

/// Whether an answer may hold a value as it is: nothing in it is `null`, and no number changes in JavaScript. Of integers
/// that name something, those that share a double with others are not `safe`.
pub(super) fn is_sendable(value: &Value, safe: bool) -> bool {
    all(value, &|value| match value {
        Value::Null => false,
        Value::Number(number) => number.is_sendable(safe),
        _ => true,
    })
}

/// Whether `test` holds for a value and all that is in it; the reader of the text has bounded the depth.
pub(super) fn all(value: &Value, test: &dyn Fn(&Value) -> bool) -> bool {
    test(value)
        && match value {
            Value::Array(items) => items.iter().all(|item| all(&item.value, test)),
            Value::Object(object) => object.iter().all(|member| all(&member.node.value, test)),
            _ => true,
        }
}

/// A text that two sendable values share only if they are equal.
pub(crate) fn key(value: &Value) -> String {
    match value {
        Value::Number(number) => number.canonical(),
        _ => value.to_json(),
    }
}
