use super::{EnumOption, NumberSchema, StringSchema};
use crate::json::Text;

/// MCP's `MultiSelectEnumSchema` (from 2025-11-25), titled or not: an array of chosen options.
#[derive(Debug, Clone, PartialEq)]
pub struct MultiSelectEnumSchema {
    pub options: Vec<EnumOption>,
    /// `minItems`
    pub min_items: Option<usize>,
    /// `maxItems`
    pub max_items: Option<usize>,
}

/// An array of free texts, which MCP does not define but servers send (`list[str]`).
#[derive(Debug, Clone, PartialEq)]
pub struct StringListSchema {
    /// The schema of each text.
    pub items: StringSchema,
    /// The schema of each number, if the items are numbers.
    pub numbers: Option<NumberSchema>,
    /// The title and the description of the items, which the form does not show.
    pub texts: [Option<Text>; 2],
    /// `minItems`
    pub min_items: Option<usize>,
    /// `maxItems`
    pub max_items: Option<usize>,
}
