use super::cost::length_of_text;
use crate::json::{Pointer, Value, parse};
use crate::schema::Assertion;

/// A rule that an instance breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValidationError {
    /// The place in the instance; for `required` that of the object, for `additionalProperties` that of the property.
    pub instance_location: Pointer,
    /// The rule's place in the schema document. Behind a `$ref` it is the place of the rule itself (`/$defs/a/minLength`),
    /// not the way through the `$ref`, so it always leads somewhere.
    pub keyword_location: Pointer,
    /// The rule.
    pub assertion: Assertion,
    /// What it got, where that is a figure of its own, as JSON text: a length, a count, a number, the name of a type, the
    /// indices of two equal items, how many branches of `oneOf` accept (2 stands for more); else empty. The value that was
    /// refused is at `instance_location`.
    pub got: String,
    /// What it wants, as JSON text: the keyword's value, for `required` the name of the property; else empty.
    pub want: String,
}

impl ValidationError {
    /// What it wants, as a value.
    pub(crate) fn wanted(&self) -> Value {
        parse(&self.want).map_or(Value::Null, |want| want.root.value)
    }

    /// About how many bytes it has. What it wants is written twice: by itself, and in a sentence.
    pub(super) fn length(&self) -> usize {
        let [instance, keyword] =
            [&self.instance_location, &self.keyword_location].map(|at| length_of_text(at.as_str()));
        let params = self.got.len().saturating_add(self.want.len()).saturating_mul(2);
        instance.saturating_add(keyword).saturating_add(params)
    }
}
