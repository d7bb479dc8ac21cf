//! `pattern`: an ECMA-262 regular expression with `u`, unanchored, decided in bounded time or not at all.
//!
//! A server's pattern never meets a backtracking engine. It becomes a program of a few thousand instructions at most,
//! and all ways through the program are followed side by side, code point by code point. No captured text is asked for,
//! so a look-around is just a fact about a position: each is settled for all positions by one walk over the text before
//! its surroundings run (a look-ahead from right to left), which keeps nested look-arounds linear.
//!
//! Decided: everything in the grammar but back-references and inline modifiers. Differences to today's engines, where
//! ECMA-262 (2025) went on: modifiers such as `(?i:a)` and equal group names in different alternatives are no errors.

mod class;
mod engine;
mod escape;
mod parse;
mod program;
mod search;
mod walk;

pub use class::Property;
pub use engine::Engine;
pub use program::{Pattern, PatternError, UndecidedReason};

/// So many steps cost a unit of [`Work`](crate::json::Work).
pub(crate) const STEPS_A_UNIT: usize = 32;

/// What came of looking for a pattern in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The pattern is found in the text.
    Match,
    /// The pattern is nowhere in the text.
    NoMatch,
    /// It was not decided: the pattern or the text is more than what is decided in bounded time, or the matcher is
    /// not there (yet). This is never an error of the person who answers.
    Undecided,
    /// The pattern is no regular expression.
    Invalid,
}

impl Outcome {
    /// What comes of a test, and its steps, of the number in which the module of patterns says both.
    #[cfg(any(feature = "wasm", feature = "element"))]
    pub(crate) fn and_steps(said: u32) -> (Self, usize) {
        let outcome = match said & 3 {
            0 => Self::NoMatch,
            1 => Self::Match,
            3 => Self::Invalid,
            _ => Self::Undecided,
        };
        (outcome, usize::try_from(said >> 2).unwrap_or(0))
    }
}

/// Looks for patterns in texts. An answer's text and a server's pattern are both untrusted: a matcher is bounded in
/// time and memory whatever they are.
pub trait PatternMatcher {
    /// Looks for `pattern` anywhere in `text`.
    fn test(&self, pattern: &str, text: &str) -> Outcome;

    /// Does what [`test`](Self::test) does, and gives the steps that it took too, where they are counted.
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        (self.test(pattern, text), 0)
    }
}

/// Knows no pattern: each is undecided.
pub struct NoMatcher;

impl PatternMatcher for NoMatcher {
    fn test(&self, _: &str, _: &str) -> Outcome {
        Outcome::Undecided
    }
}
