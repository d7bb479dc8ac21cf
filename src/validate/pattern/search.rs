use super::Outcome;
use super::class::Property;
use super::parse::Parser;
use super::program::{Pattern, PatternError};
use super::walk::Walk;

impl Pattern {
    /// Reads a pattern that asks for no Unicode property.
    ///
    /// # Errors
    /// [`PatternError`]: the pattern is invalid or is never decided; `\p{…}` is never decided here.
    pub fn compile(pattern: &str) -> Result<Self, PatternError> {
        Self::read(pattern, None)
    }

    /// Reads a pattern. `property` decides `\p{…}`, and whether a name of a group that is not ASCII is one.
    ///
    /// # Errors
    /// [`PatternError`]: the pattern is invalid or is never decided.
    pub fn compile_with(pattern: &str, property: Property) -> Result<Self, PatternError> {
        Self::read(pattern, Some(property))
    }

    /// How many instructions the pattern was written out to.
    pub(super) fn size(&self) -> usize {
        self.looks.iter().chain([&self.main]).map(|program| program.code.len()).fold(0, usize::saturating_add)
    }

    pub(super) fn read(pattern: &str, property: Option<Property>) -> Result<Self, PatternError> {
        Parser::new(pattern, property).pattern()
    }

    /// Looks for the pattern anywhere in `text`. Never [`Outcome::Invalid`].
    pub fn test(&self, text: &str) -> Outcome {
        self.measure(text).0
    }

    /// What [`test`](Self::test) gives, and the steps that it took: at most [`Pattern::MAX_STEPS`].
    pub fn measure(&self, text: &str) -> (Outcome, usize) {
        Walk::over(self, text)
    }
}
