use super::{EnumOption, LeftOutReason, MultiSelectEnumSchema, NumberSchema, StringListSchema, StringSchema};
use crate::json::{Node, Pointer, Text, Value};

/// One property of `requestedSchema`, or of an object nested in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Property {
    /// The name under which the answer is sent: any well-formed string.
    pub name: Text,
    /// Where the property's schema is, from the root of `requestedSchema`: `/properties/a`.
    pub location: Pointer,
    /// `title`, if it shows anything.
    pub title: Option<Text>,
    /// `description`, if it shows anything.
    pub description: Option<Text>,
    /// The first of `examples`.
    pub examples: Option<Text>,
    /// Whether the property, or what its list holds, has `writeOnly` or the format `password`, whatever its type.
    pub write_only: bool,
    /// Whether `required` names the property.
    pub required: bool,
    /// The value to start with. One that the form cannot start with, and `null`, are dropped; a nested object's default
    /// is at its properties.
    pub default: Option<Node>,
    /// What the property asks for.
    pub definition: PrimitiveSchemaDefinition,
}

/// What a property asks for: MCP's `PrimitiveSchemaDefinition`, and what servers send beside it.
#[derive(Debug, Clone, PartialEq)]
pub enum PrimitiveSchemaDefinition {
    /// A text.
    String(StringSchema),
    /// A number or an integer.
    Number(NumberSchema),
    /// Yes or no.
    Boolean,
    /// One of the options.
    SingleSelectEnum(Vec<EnumOption>),
    /// Some of the options.
    MultiSelectEnum(MultiSelectEnumSchema),
    /// A list of free texts or numbers.
    StringList(StringListSchema),
    /// A value that is fixed.
    Const(Value),
    /// A number where the text is one, else a text.
    NumberOrString(NumberSchema),
    /// An object one level deep. None of its properties is an object; optional ones may be left out, not all of them.
    Object(Vec<Property>),
    /// Nothing that could be shown.
    LeftOut(LeftOutReason),
}

impl PrimitiveSchemaDefinition {
    /// The options of an enum; none of what is no enum.
    pub fn options(&self) -> &[EnumOption] {
        match self {
            Self::SingleSelectEnum(options) => options,
            Self::MultiSelectEnum(schema) => &schema.options,
            _ => &[],
        }
    }
}
