use super::Outcome;
use super::class::Property;
use super::parse::Parser;
use super::program::{Pattern, PatternError};
use super::walk::Walk;

impl Pattern {
    /// Compiles a pattern without Unicode properties.
    ///
    /// # Errors
    /// Returns a [`PatternError`] if the pattern is invalid or can never be decided; `\p{…}` is never decided here.
    pub fn compile(pattern: &str) -> Result<Self, PatternError> {
        Self::read(pattern, None)
    }

    /// Compiles a pattern. `property` decides `\p{…}`, and the validity of group names that are not ASCII.
    ///
    /// # Errors
    /// Returns a [`PatternError`] if the pattern is invalid or can never be decided.
    pub fn compile_with(pattern: &str, property: Property) -> Result<Self, PatternError> {
        Self::read(pattern, Some(property))
    }

    /// Returns the number of instructions of the program.
    pub(super) fn size(&self) -> usize {
        self.looks.iter().chain([&self.main]).map(|program| program.code.len()).fold(0, usize::saturating_add)
    }

    pub(super) fn read(pattern: &str, property: Option<Property>) -> Result<Self, PatternError> {
        Parser::new(pattern, property).pattern()
    }

    /// Searches `text` for the pattern. The outcome is never [`Outcome::Invalid`].
    pub fn test(&self, text: &str) -> Outcome {
        self.measure(text).0
    }

    /// Returns the outcome of [`test`](Self::test), and the number of steps: at most [`Pattern::MAX_STEPS`].
    pub fn measure(&self, text: &str) -> (Outcome, usize) {
        Walk::over(self, text)
    }
}
