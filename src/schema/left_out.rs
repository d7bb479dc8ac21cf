names! {
    /// The reason why a property is not shown. An optional property is left out of the form; a required one makes the
    /// request unanswerable.
    #[allow(missing_docs, reason = "the others say it in their names")]
    pub enum LeftOutReason {
        /// The property's value is neither an object nor a boolean, so it is not a schema.
        NotASchema = "not-a-schema",
        UnknownType = "unknown-type",
        /// There is no type, and the property is described by a keyword that a form cannot show.
        UnsupportedKeyword = "unsupported-keyword",
        /// A reference does not resolve within the document, is circular, or takes too many steps.
        UnresolvedReference = "unresolved-reference",
        /// No value that an answer may contain is accepted: `false`, `null`, a `const` of another type.
        NoPossibleValue = "no-possible-value",
        /// An enum has no option that its type accepts.
        EmptyOptions = "empty-options",
        MinimumAboveMaximum = "minimum-above-maximum",
        MinLengthAboveMaxLength = "min-length-above-max-length",
        MinItemsAboveMaxItems = "min-items-above-max-items",
        /// `minItems` is above the number of options.
        MinItemsAboveOptions = "min-items-above-options",
        ArrayOfObjects = "array-of-objects",
        NestedArray = "nested-array",
        ArrayOfBooleans = "array-of-booleans",
        /// An object is nested in an object of the answer.
        DeeplyNestedObject = "deeply-nested-object",
        ObjectWithoutProperties = "object-without-properties",
        /// A nested object requires a property that cannot be shown or is not declared.
        RequiredInside = "required-inside-unanswerable",
    }
}
