/// Why a property is not shown. An optional one is left out of the form; a required one makes the request one that
/// cannot be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOutReason {
    /// The property's value is neither an object nor a boolean, so it is no schema.
    NotASchema,
    /// `type` is none that JSON Schema knows.
    UnknownType,
    /// Without a type, the property is described by a keyword that a form cannot show.
    UnsupportedKeyword,
    /// A reference leads nowhere within the document, or in a circle, or too far.
    UnresolvedReference,
    /// No value is accepted that an answer may hold: `false`, `null`, a `const` of another type.
    NoPossibleValue,
    /// An enum has no option, or none that its type accepts.
    EmptyOptions,
    /// No number lies between the lower and the upper bound.
    MinimumAboveMaximum,
    /// `minLength` is above `maxLength`.
    MinLengthAboveMaxLength,
    /// `minItems` is above `maxItems`.
    MinItemsAboveMaxItems,
    /// `minItems` is above the number of options.
    MinItemsAboveOptions,
    /// The items of an array are objects.
    ArrayOfObjects,
    /// The items of an array are arrays.
    NestedArray,
    /// The items of an array are booleans.
    ArrayOfBooleans,
    /// An object is within an object within the answer.
    DeeplyNestedObject,
    /// A nested object says nothing of its properties.
    ObjectWithoutProperties,
    /// A nested object requires a property that cannot be answered, or that is not there.
    RequiredInside,
}

impl LeftOutReason {
    /// The code of the diagnostic that speaks of the property.
    pub fn code(self) -> &'static str {
        match self {
            Self::NotASchema => "not-a-schema",
            Self::UnknownType => "unknown-type",
            Self::UnsupportedKeyword => "unsupported-keyword",
            Self::UnresolvedReference => "unresolved-reference",
            Self::NoPossibleValue => "no-possible-value",
            Self::EmptyOptions => "empty-options",
            Self::MinimumAboveMaximum => "minimum-above-maximum",
            Self::MinLengthAboveMaxLength => "min-length-above-max-length",
            Self::MinItemsAboveMaxItems => "min-items-above-max-items",
            Self::MinItemsAboveOptions => "min-items-above-options",
            Self::ArrayOfObjects => "array-of-objects",
            Self::NestedArray => "nested-array",
            Self::ArrayOfBooleans => "array-of-booleans",
            Self::DeeplyNestedObject => "deeply-nested-object",
            Self::ObjectWithoutProperties => "object-without-properties",
            Self::RequiredInside => "required-inside-unanswerable",
        }
    }
}
