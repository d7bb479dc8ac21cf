use super::{EnumOption, NumberSchema, StringSchema};

/// MCP's `MultiSelectEnumSchema` (from 2025-11-25), titled or not: an array of chosen options.
#[derive(Debug, Clone, PartialEq)]
pub struct MultiSelectEnumSchema {
    /// What can be chosen, each once.
    pub options: Vec<EnumOption>,
    /// `minItems`
    pub min_items: Option<usize>,
    /// `maxItems`
    pub max_items: Option<usize>,
}

/// An array of free texts, which MCP does not know and servers send (`list[str]`).
#[derive(Debug, Clone, PartialEq)]
pub struct StringListSchema {
    /// What each text must be like.
    pub items: StringSchema,
    /// Where the items are numbers: what each number must be like.
    pub numbers: Option<NumberSchema>,
    /// `minItems`
    pub min_items: Option<usize>,
    /// `maxItems`
    pub max_items: Option<usize>,
}
