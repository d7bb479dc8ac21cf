use super::ValidationError;
use super::error::length_of_texts;
use crate::json::{Pointer, Text};
use crate::schema::Assertion;

/// The maximum number of errors, of undecided rules, and of rules that are listed as never decided.
pub(super) const MAX_REPORTED: usize = 1_000;

/// The result of checking an instance against a schema.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Report {
    /// The rules that the instance violates.
    pub errors: Vec<ValidationError>,
    /// The rules that were not decided; the instance may violate them.
    pub undecided: Vec<Undecided>,
}

impl Report {
    /// Returns true if the instance was checked to the end and violates none of the rules that were decided: those in
    /// `undecided` do not count.
    pub fn is_valid(&self) -> bool {
        self.errors.is_empty()
    }

    /// Adds an error if the check ended early. Otherwise an answer could be made so large that nothing in it is
    /// checked, and still pass. There is one such error, whatever the number of unchecked rules.
    pub(super) fn refuse_unchecked(&mut self) {
        let last = self.undecided.iter().rfind(|rule| rule.reason == Reason::Limit);
        self.errors.extend(last.map(|rule| ValidationError {
            instance_location: rule.instance_location.clone(),
            keyword_location: rule.keyword_location.clone(),
            assertion: Assertion::Limit,
            got: String::new(),
            want: String::new(),
        }));
    }
}

/// A rule that was not decided for one instance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undecided {
    /// The location in the instance to which the rule applies.
    pub instance_location: Pointer,
    /// The location of the rule in the schema document.
    pub keyword_location: Pointer,
    /// The keyword of the rule.
    pub keyword: Text,
    /// The reason why it was not decided.
    pub reason: Reason,
}

impl Undecided {
    /// Returns the approximate size in bytes.
    pub(super) fn length(&self) -> usize {
        length_of_texts(&[self.instance_location.as_str(), self.keyword_location.as_str()])
    }
}

/// A rule of the schema that is never decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outside {
    /// The location of the rule in the schema document.
    pub location: Pointer,
    /// The keyword of the rule; for a value that is not a schema, the last name or index of its location.
    pub keyword: Text,
    /// The reason why it is not decided.
    pub reason: Reason,
}

names! {
    /// The reason why a rule is not decided.
    pub enum Reason {
        /// A keyword of JSON Schema that is outside the dialect, such as `if` or `patternProperties`.
        Keyword = "keyword",
        /// A value that 2020-12 does not allow for the keyword, such as `"minLength": -1` or a boolean `exclusiveMinimum`.
        Value = "value",
        /// A `$ref` that does not lead to a schema within the document, or whose base is an embedded `$id`.
        Reference = "reference",
        /// The pattern matcher did not decide.
        Pattern = "pattern",
        /// The `pattern` is not a valid regular expression.
        InvalidPattern = "invalid-pattern",
        /// The check exceeded a limit that no honest schema or answer reaches: a `$ref` is circular or too deep, a
        /// `multipleOf` has more than 18 digits, a text is too long for its pattern or has a lone surrogate, the work
        /// budget is exhausted, or there are more than 1,000 errors or undecided rules. The report may lack the rules after
        /// this one, so it also has an error, [`Assertion::Limit`].
        Limit = "limit",
    }
}
