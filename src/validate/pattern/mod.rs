//! `pattern`: an ECMA-262 regular expression with `u`, unanchored, decided in bounded time or not at all.

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

/// Looks for patterns in texts. An answer's text and a server's pattern are both untrusted: a matcher is bounded in
/// time and memory whatever they are (`security.md` R11).
pub trait PatternMatcher {
    /// Looks for `pattern` anywhere in `text`.
    fn test(&self, pattern: &str, text: &str) -> Outcome;
}
