use super::class::{Class, Property};

/// A compiled pattern: ECMA-262 with the `u` flag, searched for anywhere in a text, as JSON Schema's `pattern` asks.
///
/// ```
/// use mcp_elicitation::validate::pattern::{Outcome, Pattern};
/// let pattern = Pattern::compile("^(?=.*[A-Z])(?=.*\\d).{8,}$").unwrap();
/// assert_eq!(pattern.test("Correct7"), Outcome::Match);
/// assert_eq!(pattern.test("correct7"), Outcome::NoMatch);
/// ```
#[derive(Debug, Clone)]
pub struct Pattern {
    pub(super) classes: Vec<Class>,
    /// The look-arounds, each after those that it holds.
    pub(super) looks: Vec<Program>,
    pub(super) main: Program,
    pub(super) property: Option<Property>,
}

/// Why a pattern cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PatternError {
    /// `new RegExp(pattern, "u")` would throw.
    Invalid {
        /// Where it was noticed: the byte at which the faulty term starts, or the end of the pattern.
        at: usize,
    },
    /// The pattern may be good, but is not decided here.
    Undecided {
        /// The reason.
        reason: UndecidedReason,
    },
}

/// Why no text is decided for a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndecidedReason {
    /// It has more than [`Pattern::MAX_PATTERN`] code points.
    PatternTooLong,
    /// Its counted repetitions, written out, are more than [`Pattern::MAX_PROGRAM`] instructions.
    ProgramTooLarge,
    /// It has a back-reference: `\1` or `\k<name>`.
    BackReference,
    /// It has modifiers: `(?i:…)`.
    Modifiers,
    /// It asks for a Unicode property, `\p{…}`, and nobody can tell: see [`Pattern::compile_with`].
    UnicodeProperty,
}

/// One instruction. Jumps are relative to the next instruction, so that a piece of a program can be copied and moved.
#[derive(Debug, Clone, Copy)]
pub(super) enum Instruction {
    /// Takes one code point of the class with this number.
    Class(usize),
    /// Goes on at the next instruction and at the other one.
    Split(isize),
    Jump(isize),
    Start,
    End,
    WordBoundary(bool),
    /// Goes on where the look-around with this number is found.
    Look(usize),
    /// Goes on where it is not.
    NegativeLook(usize),
}

#[derive(Debug, Clone)]
pub(super) struct Program {
    pub code: Vec<Instruction>,
    pub backward: bool,
}

impl Pattern {
    /// Code points of a pattern; a longer one is undecided.
    pub const MAX_PATTERN: usize = 1_000;
    /// Code points of a text; a longer one is undecided.
    pub const MAX_TEXT: usize = 10_000;
    /// Instructions of a program, with repetitions written out; a pattern that needs more is undecided. A look-around
    /// is a program of its own, and putting all of them together copies at most twenty times as many.
    pub const MAX_PROGRAM: usize = 25_000;
    /// Steps that one test takes at most; a step is one instruction at one position, or a part of a class.
    pub const MAX_STEPS: usize = 2_000_000;
}
