use super::{LeftOutReason, MergedSchema};
use crate::json::Number;

/// MCP's `NumberSchema`, with the further keywords that servers send. Bounds that are not finite numbers are ignored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NumberSchema {
    pub integer: bool,
    /// `minimum`
    pub minimum: Option<Number>,
    /// `maximum`
    pub maximum: Option<Number>,
    /// `exclusiveMinimum`, outside MCP's subset.
    pub exclusive_minimum: Option<Number>,
    /// `exclusiveMaximum`, outside MCP's subset.
    pub exclusive_maximum: Option<Number>,
    /// `multipleOf`, outside MCP's subset; always above 0.
    pub multiple_of: Option<Number>,
}

impl NumberSchema {
    pub(super) fn read(merged: &MergedSchema, integer: bool) -> Result<Self, LeftOutReason> {
        let bound = |keyword| {
            let number = merged.get(keyword)?.as_number()?;
            number.is_finite().then(|| number.clone())
        };
        let schema = Self {
            integer,
            minimum: bound("minimum"),
            maximum: bound("maximum"),
            exclusive_minimum: bound("exclusiveMinimum"),
            exclusive_maximum: bound("exclusiveMaximum"),
            multiple_of: bound("multipleOf").filter(Number::is_positive),
        };
        let lower = [(&schema.minimum, false), (&schema.exclusive_minimum, true)];
        let upper = [(&schema.maximum, false), (&schema.exclusive_maximum, true)];
        for (lower, above) in lower {
            for (upper, below) in upper {
                if let (Some(lower), Some(upper)) = (lower, upper)
                    && (lower > upper || (lower == upper && (above || below)))
                {
                    return Err(LeftOutReason::MinimumAboveMaximum);
                }
            }
        }
        Ok(schema)
    }
}
