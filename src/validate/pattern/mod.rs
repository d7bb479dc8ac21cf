//! `pattern`: an ECMA-262 regular expression with `u`, unanchored, decided in bounded time or not at all.
//!
//! regex-lite knows no look-around, and takes 22.8 kB in brotli; all of this takes 8.4.
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
pub(crate) const STEPS_A_UNIT: usize = 4;

/// What came of looking for a pattern in a text. Between WebAssembly modules it crosses as its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Outcome {
    /// The pattern is nowhere in the text.
    NoMatch,
    /// The pattern is found in the text.
    Match,
    /// It was not decided: the pattern or the text is more than what is decided in bounded time, or the matcher is
    /// not there (yet). This is never an error of the person who answers.
    Undecided,
    /// The pattern is no regular expression.
    Invalid,
}

impl Outcome {
    /// The outcome and the steps that it took, as one number.
    #[cfg(feature = "pattern")]
    pub(crate) fn with_steps(self, steps: usize) -> u32 {
        const MOST: u32 = u32::MAX >> 2;
        u32::try_from(steps).unwrap_or(MOST).min(MOST).wrapping_shl(2) | self as u32
    }

    /// What [`with_steps`](Self::with_steps) made one number of.
    #[cfg(any(feature = "validate", feature = "element"))]
    pub(crate) fn and_steps(number: u32) -> (Self, usize) {
        let all = [Self::NoMatch, Self::Match, Self::Undecided, Self::Invalid];
        let outcome = all.into_iter().find(|outcome| *outcome as u32 == number & 3).unwrap_or(Self::Undecided);
        (outcome, usize::try_from(number >> 2).unwrap_or(0))
    }
}

/// Looks for patterns in texts. An answer's text and a server's pattern are both untrusted: a matcher is bounded in
/// time and memory whatever they are.
pub trait PatternMatcher {
    /// Looks for `pattern` anywhere in `text`.
    fn test(&self, pattern: &str, text: &str) -> Outcome {
        self.measure(pattern, text).0
    }

    /// Does what [`test`](Self::test) does, and gives the steps that it took too; 0 where they are not counted.
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize);
}

/// Knows no pattern: each is undecided.
pub struct NoMatcher;

impl PatternMatcher for NoMatcher {
    fn measure(&self, _: &str, _: &str) -> (Outcome, usize) {
        (Outcome::Undecided, 0)
    }
}
