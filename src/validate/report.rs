use super::ValidationError;
use super::cost::length_of_text;
use crate::json::{Pointer, Text};
use crate::schema::Assertion;

/// What came of checking an instance against a schema.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Report {
    /// The rules that the instance breaks.
    pub errors: Vec<ValidationError>,
    /// The rules that were not decided; the instance may break them or not.
    pub undecided: Vec<Undecided>,
}

impl Report {
    /// Whether the instance breaks none of the rules that were decided, and was checked to the end.
    pub fn is_valid(&self) -> bool {
        self.errors.is_empty()
    }

    /// Adds an error where the check ended early: an answer can be made so large that nothing in it is checked, and must
    /// not pass for that. One error says it, however many rules that is.
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
    /// The place in the instance that the rule speaks of.
    pub instance_location: Pointer,
    /// The rule's place in the schema document.
    pub keyword_location: Pointer,
    /// The rule's keyword.
    pub keyword: Text,
    /// Why it was not decided.
    pub reason: Reason,
}

impl Undecided {
    /// About how many bytes it has.
    pub(super) fn length(&self) -> usize {
        let [instance, keyword] =
            [&self.instance_location, &self.keyword_location].map(|at| length_of_text(at.as_str()));
        instance.saturating_add(keyword).saturating_add(length_of_text(&self.keyword))
    }
}

/// A rule of the schema that is decided for no instance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outside {
    /// The rule's place in the schema document.
    pub location: Pointer,
    /// The rule's keyword; for a value that is no schema the last name or index of its location.
    pub keyword: Text,
    /// Why it is not decided.
    pub reason: Reason,
}

/// Why a rule is not decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "validate", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// A keyword of JSON Schema that is outside the dialect, such as `if` or `patternProperties`.
    Keyword,
    /// A value that the keyword cannot have in 2020-12, such as `"minLength": -1` or a boolean `exclusiveMinimum`.
    Value,
    /// A `$ref` to something else than a schema within the document, or one whose base is an embedded `$id`.
    Reference,
    /// The pattern matcher did not decide.
    Pattern,
    /// The `pattern` is no regular expression.
    InvalidPattern,
    /// It is more work than any honest schema or answer is: a `$ref` leads in a circle or too deep, a `multipleOf` has more
    /// than 37 digits, a text is too long for its pattern or is no whole Unicode, or all the work allowed was done; or 1,000
    /// errors were found, or 1,000 rules undecided, and there are more. Rules behind this one may be missing in the report, so
    /// there is an error too, [`Assertion::Limit`].
    Limit,
}
