names! {
    /// The reason why a property is not shown. An optional property is left out of the form; a required one makes the
    /// request unanswerable.
    pub enum LeftOutReason {
        /// The property's value is neither an object nor a boolean, so it is not a schema.
        NotASchema = "not-a-schema",
        /// `type` is not a type of JSON Schema.
        UnknownType = "unknown-type",
        /// There is no type, and the property is described by a keyword that a form cannot show.
        UnsupportedKeyword = "unsupported-keyword",
        /// A reference does not resolve within the document, is circular, or takes too many steps.
        UnresolvedReference = "unresolved-reference",
        /// No value that an answer may contain is accepted: `false`, `null`, a `const` of another type.
        NoPossibleValue = "no-possible-value",
        /// An enum has no option that its type accepts.
        EmptyOptions = "empty-options",
        /// No number lies between the lower and the upper bound.
        MinimumAboveMaximum = "minimum-above-maximum",
        /// `minLength` is above `maxLength`.
        MinLengthAboveMaxLength = "min-length-above-max-length",
        /// `minItems` is above `maxItems`.
        MinItemsAboveMaxItems = "min-items-above-max-items",
        /// `minItems` is above the number of options.
        MinItemsAboveOptions = "min-items-above-options",
        /// The items of an array are objects.
        ArrayOfObjects = "array-of-objects",
        /// The items of an array are arrays.
        NestedArray = "nested-array",
        /// The items of an array are booleans.
        ArrayOfBooleans = "array-of-booleans",
        /// An object is nested in an object of the answer.
        DeeplyNestedObject = "deeply-nested-object",
        /// A nested object declares no properties.
        ObjectWithoutProperties = "object-without-properties",
        /// A nested object requires a property that cannot be shown or is not declared.
        RequiredInside = "required-inside-unanswerable",
    }
}
