//! The properties that the reader of schemas leaves out. `lint/report_fault.rs` reports them.

use crate::lint::rule::{Rule, warning};

macro_rules! left_out {
    ($($code:literal: $reason:literal, $help:literal;)*) => {
        &[$(warning!($code, concat!($reason, ", so the property is left out."), $help, &[]),)*]
    };
}

pub(super) const RULES: &[Rule] = left_out! {
    "not-a-schema": "This is not a schema", "Use an object with a “type”.";
    "unknown-type": "Unknown type[ {0}]",
        "Use “string”, “number”, “integer”, “boolean” or “array”.[ Did you mean “{1}”?][ Give it the format “{2}”.]";
    "unsupported-keyword": "A form cannot show what this schema says", "Use a string, number, boolean or choice.";
    "unresolved-reference": "“$ref”[ {0}] does not resolve within this document", "Write the schema in its place.";
    "no-possible-value": "No answer is possible", "Drop the property, or allow a value.";
    "empty-options": "There is no valid option to choose from", "Give at least one option that the property accepts.";
    "minimum-above-maximum": "The lower bound is above the upper one", "Swap the bounds.";
    "min-length-above-max-length": "“minLength” is above “maxLength”", "Swap the lengths.";
    "min-items-above-max-items": "“minItems” is above “maxItems”", "Swap the counts.";
    "min-items-above-options": "“minItems” is above the number of options", "Ask for fewer, or give more options.";
    "array-of-objects": "An array of objects cannot be shown", "Ask for one object's values at a time.";
    "nested-array": "An array of arrays cannot be shown", "Use an array of options.";
    "array-of-booleans": "An array of booleans cannot be shown", "Use a boolean for each, or an array of options.";
    "deeply-nested-object": "An object within an object cannot be shown", "Use flat properties.";
    "object-without-properties": "The object declares no properties", "Use flat properties.";
    "required-inside-unanswerable": "A required part of the object cannot be shown",
        "Make it a string, number, boolean or choice, or do not require it.";
};
