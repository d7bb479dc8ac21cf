use super::{EnumOption, LeftOutReason, MultiSelectEnumSchema, NumberSchema, StringListSchema, StringSchema};
use crate::json::{Node, Pointer, Text, Value};

/// One property of `requestedSchema`, or of an object nested in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Property {
    /// The name under which the answer is sent: any well-formed string.
    pub name: Text,
    /// The location of the property's schema, from the root of `requestedSchema`: `/properties/a`.
    pub location: Pointer,
    pub title: Option<Text>,
    pub description: Option<Text>,
    /// The first of `examples`.
    pub examples: Option<Text>,
    /// True if the property, or the items of its list, have `writeOnly` or the format `password`, whatever the type.
    pub write_only: bool,
    pub required: bool,
    /// The value that the field starts with. `null` and values that the form cannot start with are dropped; the default
    /// of a nested object is distributed to its properties.
    pub default: Option<Node>,
    /// The kind of value that the property declares.
    pub definition: PrimitiveSchemaDefinition,
}

/// The kind of value that a property declares: MCP's `PrimitiveSchemaDefinition`, and what servers send besides.
#[derive(Debug, Clone, PartialEq)]
pub enum PrimitiveSchemaDefinition {
    /// A text.
    String(StringSchema),
    /// A number or an integer.
    Number(NumberSchema),
    Boolean,
    /// One of the options.
    SingleSelectEnum(Vec<EnumOption>),
    /// Some of the options.
    MultiSelectEnum(MultiSelectEnumSchema),
    StringList(StringListSchema),
    /// A fixed value.
    Const(Value),
    /// A number if the text is one, else a text.
    NumberOrString(NumberSchema),
    /// An object one level deep. None of its properties is an object; some optional ones may be left out, but not all.
    Object(Vec<Property>),
    LeftOut(LeftOutReason),
}

impl PrimitiveSchemaDefinition {
    pub fn options(&self) -> &[EnumOption] {
        match self {
            Self::SingleSelectEnum(options) => options,
            Self::MultiSelectEnum(schema) => &schema.options,
            _ => &[],
        }
    }
}
