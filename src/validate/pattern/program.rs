use super::Outcome;
use super::class::{Class, Property};

/// A compiled pattern: ECMA-262 with the `u` flag (without it, where only that is valid), matched anywhere in a text, as
/// JSON Schema's `pattern` requires.
///
/// ```
/// use mcp_elicitation::validate::pattern::{Outcome, Pattern};
/// let pattern = Pattern::compile("^(?=.*[A-Z])(?=.*\\d).{8,}$", None).unwrap();
/// assert_eq!(pattern.test("Correct7"), Outcome::Match);
/// assert_eq!(pattern.test("correct7"), Outcome::NoMatch);
/// ```
#[derive(Debug, Clone)]
pub struct Pattern {
    pub(super) classes: Vec<Class>,
    /// The look-arounds, each after those nested in it.
    pub(super) looks: Vec<Program>,
    pub(super) main: Program,
    pub(super) property: Option<Property>,
    /// True if the pattern is only valid without `u`, so that it is matched by UTF-16 code units.
    pub(super) without_u: bool,
}

/// The reason why a pattern cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PatternError {
    /// `new RegExp(pattern, "u")` would throw, and without `u` the pattern is invalid too, or escapes a letter or a digit
    /// that means something else in other dialects (`\Z`).
    Invalid,
    /// The pattern may be valid, but it is longer than [`Pattern::MAX_PATTERN`], needs more instructions than
    /// [`Pattern::MAX_PROGRAM`], or has back-references, modifiers or, without character tables, `\p{…}`.
    Undecided,
}

/// One instruction. Jumps are relative to the next instruction, so that code can be copied and moved.
#[derive(Debug, Clone, Copy)]
pub(super) enum Instruction {
    /// Consumes one code point of the class with this number.
    Class(usize),
    /// Continues both at the next instruction and at the target.
    Split(isize),
    Jump(isize),
    Start,
    End,
    WordBoundary(bool),
    /// Continues if the look-around with this number matches.
    Look(usize),
    /// Continues if it does not match.
    NegativeLook(usize),
}

#[derive(Debug, Clone)]
pub(super) struct Program {
    pub code: Vec<Instruction>,
    pub backward: bool,
}

impl Pattern {
    /// The maximum number of code points of a pattern; a longer one is undecided.
    pub const MAX_PATTERN: usize = 1_000;
    /// The maximum number of code points of a text; a longer one is undecided.
    pub const MAX_TEXT: usize = 10_000;
    /// The maximum number of instructions of a program with expanded repetitions; a pattern that needs more is
    /// undecided. Each look-around is a separate program, and assembling all of them copies at most twenty times as
    /// many instructions.
    pub const MAX_PROGRAM: usize = 25_000;
    /// The maximum number of steps of one test. A step is one instruction at one position, or a part of a class.
    pub const MAX_STEPS: usize = 2_000_000;

    pub(super) fn size(&self) -> usize {
        self.looks.iter().chain([&self.main]).map(|program| program.code.len()).fold(0, usize::saturating_add)
    }

    /// Searches `text` for the pattern. The outcome is never [`Outcome::Invalid`].
    pub fn test(&self, text: &str) -> Outcome {
        self.measure(text).0
    }
}
