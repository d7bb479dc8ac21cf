/// The reason why a property is not shown. An optional property is left out of the form; a required one makes the
/// request unanswerable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOutReason {
    /// The property's value is neither an object nor a boolean, so it is not a schema.
    NotASchema,
    /// `type` is not a type of JSON Schema.
    UnknownType,
    /// There is no type, and the property is described by a keyword that a form cannot show.
    UnsupportedKeyword,
    /// A reference does not resolve within the document, is circular, or takes too many steps.
    UnresolvedReference,
    /// No value that an answer may contain is accepted: `false`, `null`, a `const` of another type.
    NoPossibleValue,
    /// An enum has no option that its type accepts.
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
    /// An object is nested in an object of the answer.
    DeeplyNestedObject,
    /// A nested object declares no properties.
    ObjectWithoutProperties,
    /// A nested object requires a property that cannot be shown or is not declared.
    RequiredInside,
}

impl LeftOutReason {
    /// Returns the code of the property's finding.
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
