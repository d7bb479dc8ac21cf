//! The properties that the reader of schemas leaves out. `lint/report_fault.rs` reports them.

use crate::lint::rule::Rule;

macro_rules! left_out {
    ($code:literal, $reason:literal, $help:literal) => {
        Rule::warning($code, concat!($reason, ", so the property is left out."), $help, &[])
    };
}

pub(super) const NOT_A_SCHEMA: Rule = left_out!("not-a-schema", "This is not a schema", "Use an object with a “type”.");
pub(super) const UNKNOWN_TYPE: Rule = left_out!(
    "unknown-type",
    "Unknown type[ {0}]",
    "Use “string”, “number”, “integer”, “boolean” or “array”.[ Did you mean “{1}”?][ Give it the format “{2}”.]"
);
pub(super) const UNSUPPORTED_KEYWORD: Rule = left_out!(
    "unsupported-keyword",
    "A form cannot show what this schema says",
    "Use a string, number, boolean or choice."
);
pub(super) const UNRESOLVED_REFERENCE: Rule = left_out!(
    "unresolved-reference",
    "“$ref”[ {0}] does not resolve within this document",
    "Write the schema in its place."
);
pub(super) const NO_POSSIBLE_VALUE: Rule =
    left_out!("no-possible-value", "No answer is possible", "Drop the property, or allow a value.");
pub(super) const EMPTY_OPTIONS: Rule = left_out!(
    "empty-options",
    "There is no valid option to choose from",
    "Give at least one option that the property accepts."
);
pub(super) const MINIMUM_ABOVE_MAXIMUM: Rule =
    left_out!("minimum-above-maximum", "The lower bound is above the upper one", "Swap the bounds.");
pub(super) const MIN_LENGTH_ABOVE_MAX_LENGTH: Rule =
    left_out!("min-length-above-max-length", "“minLength” is above “maxLength”", "Swap the lengths.");
pub(super) const MIN_ITEMS_ABOVE_MAX_ITEMS: Rule =
    left_out!("min-items-above-max-items", "“minItems” is above “maxItems”", "Swap the counts.");
pub(super) const MIN_ITEMS_ABOVE_OPTIONS: Rule = left_out!(
    "min-items-above-options",
    "“minItems” is above the number of options",
    "Ask for fewer, or give more options."
);
pub(super) const ARRAY_OF_OBJECTS: Rule =
    left_out!("array-of-objects", "An array of objects cannot be shown", "Ask for one object's values at a time.");
pub(super) const NESTED_ARRAY: Rule =
    left_out!("nested-array", "An array of arrays cannot be shown", "Use an array of options.");
pub(super) const ARRAY_OF_BOOLEANS: Rule = left_out!(
    "array-of-booleans",
    "An array of booleans cannot be shown",
    "Use a boolean for each, or an array of options."
);
pub(super) const DEEPLY_NESTED_OBJECT: Rule =
    left_out!("deeply-nested-object", "An object within an object cannot be shown", "Use flat properties.");
pub(super) const OBJECT_WITHOUT_PROPERTIES: Rule =
    left_out!("object-without-properties", "The object declares no properties", "Use flat properties.");
pub(super) const REQUIRED_INSIDE_UNANSWERABLE: Rule = left_out!(
    "required-inside-unanswerable",
    "A required part of the object cannot be shown",
    "Make it a string, number, boolean or choice, or do not require it."
);
