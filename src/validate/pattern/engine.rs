use std::cell::Cell;

use super::class::Property;
use super::program::{Pattern, PatternError};
use super::{Outcome, PatternMatcher};

/// The matcher of this crate. It caches a limited number of compiled patterns.
///
/// ```
/// use mcp_elicitation::validate::pattern::{Engine, Outcome, PatternMatcher};
/// let engine = Engine::with_property(|name, c| (name == "Alphabetic").then(|| c.is_alphabetic()));
/// assert_eq!(engine.test("^\\p{Alphabetic}+$", "été"), Outcome::Match);
/// assert_eq!(engine.test("^\\p{Alphabet}+$", "été"), Outcome::Invalid);
/// ```
#[derive(Default)]
pub struct Engine {
    property: Option<Property>,
    compiled: Cell<Vec<(String, Result<Pattern, PatternError>)>>,
}

const REMEMBERED: usize = 32;

impl Engine {
    /// Creates a matcher for which every pattern with `\p{…}` is undecided.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a matcher that calls `property` to decide `\p{…}`.
    pub const fn with_property(property: Property) -> Self {
        Self { property: Some(property), compiled: Cell::new(Vec::new()) }
    }
}

impl PatternMatcher for Engine {
    fn measure(&self, pattern: &str, text: &str) -> (Outcome, usize) {
        let mut steps = 0_usize;
        let mut compiled = self.compiled.take();
        let at = compiled.iter().position(|(source, _)| source == pattern).unwrap_or_else(|| {
            if compiled.len() >= REMEMBERED {
                compiled.clear();
            }
            let read = Pattern::compile(pattern, self.property);
            // Parts of the program are copied while it is assembled.
            steps = read.as_ref().map_or(Pattern::MAX_PROGRAM, Pattern::size).saturating_mul(4);
            compiled.push((pattern.to_owned(), read));
            compiled.len().saturating_sub(1)
        });
        let outcome = match compiled.get(at) {
            Some((_, Ok(pattern))) => pattern.measure(text),
            Some((_, Err(PatternError::Invalid))) => (Outcome::Invalid, 0),
            _ => (Outcome::Undecided, 0),
        };
        self.compiled.set(compiled);
        (outcome.0, outcome.1.saturating_add(steps))
    }
}
