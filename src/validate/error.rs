use super::Type;
use crate::json::{Number, Pointer, Text, Value};
use std::sync::Arc;

/// A rule that an instance breaks.
#[derive(Debug, Clone, PartialEq)]
pub struct ValidationError {
    /// The place in the instance.
    pub instance_location: Pointer,
    /// The rule's place in the schema document. Behind a `$ref` it is the place of the rule itself (`/$defs/a/minLength`),
    /// not the way through the `$ref`, so it always leads somewhere.
    pub keyword_location: Pointer,
    /// The rule, what it wants and what it got.
    pub kind: ErrorKind,
}

/// Which rule was broken, what it wants, and what it got where that is a figure of its own. The value that was refused
/// is at the error's `instance_location`.
#[derive(Debug, Clone, PartialEq)]
pub enum ErrorKind {
    /// `type`: the value is of none of the wanted types.
    Type {
        /// The value's type; `Number` for every number.
        got: Type,
        /// The types allowed.
        want: Vec<Type>,
    },
    /// `const`: the value is another one.
    Const {
        /// The only value allowed.
        want: Value,
    },
    /// `enum`: the value is none of the options.
    Enum {
        /// The values allowed, in order.
        want: Arc<[Value]>,
    },
    /// `anyOf`: no branch accepts the value.
    AnyOf,
    /// `oneOf`: no branch accepts the value, or more than one does.
    OneOf {
        /// How many branches accept it: 0, or 2 for two or more.
        got: usize,
    },
    /// `minLength`: the text is too short.
    MinLength {
        /// Its length in code points.
        got: usize,
        /// The least length.
        want: usize,
    },
    /// `maxLength`: the text is too long.
    MaxLength {
        /// Its length in code points.
        got: usize,
        /// The greatest length.
        want: usize,
    },
    /// `pattern`: the pattern is nowhere in the text.
    Pattern {
        /// The pattern.
        want: Text,
    },
    /// `format`: the text is not of the format.
    Format {
        /// The format's name.
        want: &'static str,
    },
    /// `minimum`: the number is too small.
    Minimum {
        /// The number.
        got: Number,
        /// The least number.
        want: Number,
    },
    /// `maximum`: the number is too large.
    Maximum {
        /// The number.
        got: Number,
        /// The greatest number.
        want: Number,
    },
    /// `exclusiveMinimum`: the number is not above the bound.
    ExclusiveMinimum {
        /// The number.
        got: Number,
        /// The bound.
        want: Number,
    },
    /// `exclusiveMaximum`: the number is not below the bound.
    ExclusiveMaximum {
        /// The number.
        got: Number,
        /// The bound.
        want: Number,
    },
    /// `multipleOf`: the number is no multiple.
    MultipleOf {
        /// The number.
        got: Number,
        /// What it must be a multiple of.
        want: Number,
    },
    /// `minItems`: the array has too few items.
    MinItems {
        /// How many it has.
        got: usize,
        /// The least number of items.
        want: usize,
    },
    /// `maxItems`: the array has too many items.
    MaxItems {
        /// How many it has.
        got: usize,
        /// The greatest number of items.
        want: usize,
    },
    /// `uniqueItems`: two items are equal.
    UniqueItems {
        /// The index of an item.
        first: usize,
        /// The index of the same item further on.
        second: usize,
    },
    /// `required`: a property is missing; the error's place is the object's.
    Required {
        /// The property's name.
        want: Text,
    },
    /// `additionalProperties: false`: the property at the error's place is not declared.
    AdditionalProperties,
    /// A schema `false`, which allows no value.
    False,
}

impl ErrorKind {
    /// The keyword; `"false"` for a schema that is `false`.
    pub fn keyword(&self) -> &'static str {
        match self {
            Self::Type { .. } => "type",
            Self::Const { .. } => "const",
            Self::Enum { .. } => "enum",
            Self::AnyOf => "anyOf",
            Self::OneOf { .. } => "oneOf",
            Self::MinLength { .. } => "minLength",
            Self::MaxLength { .. } => "maxLength",
            Self::Pattern { .. } => "pattern",
            Self::Format { .. } => "format",
            Self::Minimum { .. } => "minimum",
            Self::Maximum { .. } => "maximum",
            Self::ExclusiveMinimum { .. } => "exclusiveMinimum",
            Self::ExclusiveMaximum { .. } => "exclusiveMaximum",
            Self::MultipleOf { .. } => "multipleOf",
            Self::MinItems { .. } => "minItems",
            Self::MaxItems { .. } => "maxItems",
            Self::UniqueItems { .. } => "uniqueItems",
            Self::Required { .. } => "required",
            Self::AdditionalProperties => "additionalProperties",
            Self::False => "false",
        }
    }
}
