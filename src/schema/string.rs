use super::{LeftOutReason, MergedSchema};
use crate::json::{Node, Text};

/// MCP's `StringSchema`, with the further keywords that servers send.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StringSchema {
    /// `minLength`, in code points. `Some(0)` for an explicit zero, which allows an empty text in a required field.
    pub min_length: Option<usize>,
    pub max_length: Option<usize>,
    /// `pattern`, outside MCP's subset in every revision.
    pub pattern: Option<Text>,
    /// `format`, also if MCP does not define it (MCP has `email`, `uri`, `date` and `date-time`).
    pub format: Option<Text>,
}

impl StringSchema {
    pub(super) fn read(merged: &MergedSchema) -> Result<Self, LeftOutReason> {
        let (min_length, max_length) = (count(merged, "minLength"), count(merged, "maxLength"));
        if min_length.unwrap_or(0) > max_length.unwrap_or(usize::MAX) {
            return Err(LeftOutReason::MinLengthAboveMaxLength);
        }
        let text = |keyword| merged.get(keyword).and_then(Node::as_text).cloned();
        Ok(Self { min_length, max_length, pattern: text("pattern"), format: text("format") })
    }
}

/// Reads a keyword that is a count; other values are ignored.
pub(super) fn count(merged: &MergedSchema, keyword: &str) -> Option<usize> {
    merged.get(keyword)?.as_number()?.to_usize()
}
