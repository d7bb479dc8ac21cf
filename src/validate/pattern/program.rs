use super::Outcome;
use super::class::Class;
use super::parse::Parser;
use super::walk::Walk;

/// Tells whether a code point has a Unicode property. The first argument is what stands between the braces of `\p{…}`,
/// for example `L` or `Script=Greek`, or `ID_Start` and `ID_Continue` for the names of groups. `None`: ECMA-262 knows
/// no such property, which makes the pattern invalid.
pub type Property = fn(&str, char) -> Option<bool>;

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
        /// What stands in the way.
        reason: UndecidedReason,
    },
}

/// Why no text is decided for a pattern (`security.md` 2.3 and 5).
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
