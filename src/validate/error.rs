use crate::json::{Pointer, Value, parse};
use crate::schema::Assertion;
use std::fmt;

/// A rule that an instance violates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValidationError {
    /// The location in the instance: of the object for `required`, of the property for `additionalProperties`.
    pub instance_location: Pointer,
    /// The location of the rule in the schema document. For a rule behind a `$ref`, it is the rule's own location
    /// (`/$defs/a/minLength`), not the path through the `$ref`, so that it always resolves.
    pub keyword_location: Pointer,
    /// The violated rule.
    pub assertion: Assertion,
    /// The actual figure as JSON text: a length, a count, a number, the name of a type, the indices of two equal items,
    /// or the number of accepting branches of `oneOf` (2 stands for more). Empty if there is none; the rejected value
    /// is at `instance_location`.
    pub got: String,
    /// The expected value as JSON text: the keyword's value, or for `required` the name of the property. Empty if there
    /// is none.
    pub want: String,
}

impl fmt::Display for ValidationError {
    /// Writes the location and the rule; [`message`](crate::message::validation::message) returns a sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.instance_location.as_str();
        write!(f, "{} breaks {}", if at.is_empty() { "the value" } else { at }, self.assertion.as_str())
    }
}

impl std::error::Error for ValidationError {}

impl ValidationError {
    pub(crate) fn wanted(&self) -> Value {
        parse(&self.want).map_or(Value::Null, |want| want.root.value)
    }

    /// Returns the approximate size in bytes. The figures count twice, because the sentence repeats them.
    pub(super) fn length(&self) -> usize {
        let params = self.got.len().saturating_add(self.want.len()).saturating_mul(2);
        length_of_texts(&[self.instance_location.as_str(), self.keyword_location.as_str()]).saturating_add(params)
    }
}

/// Returns the approximate number of bytes of texts in JSON, where control characters are escaped.
pub(super) fn length_of_texts(texts: &[&str]) -> usize {
    texts.iter().flat_map(|text| text.bytes()).map(|byte| if byte < b' ' { 6 } else { 1 }).sum()
}
