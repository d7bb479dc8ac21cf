//! `pattern`: an ECMA-262 regular expression with `u`, unanchored, decided in bounded time or not at all. A pattern that
//! is only valid without `u`, such as `^[\w-.]+$`, is matched as without (Annex B), but for escaped letters and digits
//! that other dialects give a meaning (`\Z`).
//!
//! regex-lite has no look-around and is larger.
//!
//! A server's pattern never meets a backtracking engine. It is compiled into a program of a few thousand instructions
//! at most, and all paths through the program are followed in parallel, code point by code point. There are no
//! captures, so a look-around is a fact about a position: each one is evaluated for all positions in one walk over the
//! text before the pattern around it (a look-ahead from right to left), which keeps nested look-arounds linear.
//!
//! Supported: the whole grammar except back-references and inline modifiers. The names and numbers of groups are not
//! compared, because nothing refers to them.

mod class;
mod engine;
mod escape;
mod parse;
mod program;
mod walk;

pub use class::Property;
pub use engine::Engine;
pub use program::{Pattern, PatternError};

/// The number of matcher steps that cost one unit of [`Work`](crate::validate::Work).
pub(crate) const STEPS_A_UNIT: usize = 4;

/// The outcome of a search for a pattern. Between WebAssembly modules it crosses as its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Outcome {
    /// The pattern does not match anywhere in the text.
    NoMatch,
    /// The pattern matches somewhere in the text.
    Match,
    /// The search was not decided: the pattern or the text exceeds the time limit, or the matcher is not loaded (yet).
    /// It never counts as an error of the user.
    Undecided,
    /// The pattern is not a valid regular expression.
    Invalid,
}

impl Outcome {
    /// Packs the outcome and its steps into one number.
    #[cfg(feature = "pattern")]
    pub(crate) fn with_steps(self, steps: usize) -> u32 {
        const MOST: u32 = u32::MAX >> 2;
        u32::try_from(steps).unwrap_or(MOST).min(MOST).wrapping_shl(2) | self as u32
    }

    /// Unpacks a number of [`with_steps`](Self::with_steps).
    #[cfg(any(feature = "validate", feature = "element"))]
    pub(crate) fn and_steps(number: u32) -> (Self, usize) {
        let all = [Self::NoMatch, Self::Match, Self::Undecided, Self::Invalid];
        let outcome = all.into_iter().find(|outcome| *outcome as u32 == number & 3).unwrap_or(Self::Undecided);
        (outcome, usize::try_from(number >> 2).unwrap_or(0))
    }
}

/// Searches texts for patterns. Both the answer's text and the server's pattern are untrusted, so every matcher has
/// limits of time and memory.
pub trait PatternMatcher {
    /// Searches `text` for `pattern`.
    fn test(&self, pattern: &str, text: &str) -> Outcome {
        self.measure(pattern, text).0
    }

    /// Like [`test`](Self::test), but also returns the number of steps, or 0 if it does not count them.
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize);
}

/// Returns true if a pattern is only valid without `u`: with an alternative that needs the flag it is invalid.
pub(crate) fn is_without_u(pattern: &str, patterns: &dyn PatternMatcher) -> bool {
    let is_invalid = |pattern: &str| patterns.test(pattern, "") == Outcome::Invalid;
    !is_invalid(pattern) && is_invalid(&[pattern, r"|\u{0}"].concat())
}

/// A matcher for which every pattern is undecided.
pub struct NoMatcher;

impl PatternMatcher for NoMatcher {
    fn measure(&self, _: &str, _: &str) -> (Outcome, usize) {
        (Outcome::Undecided, 0)
    }
}
