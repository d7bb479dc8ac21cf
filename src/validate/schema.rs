use super::check::{Check, Place};
use super::compile::Compiler;
use super::pattern::PatternMatcher;
use super::rule::{Subschema, location};
use super::{Outside, Report, keyword};
use crate::json::{Node, Pointer, Work};
use std::fmt;
use std::sync::Arc;

/// The work that one validation may cost. It ends within a fraction of a second.
const MAX_WORK: usize = 1_000_000;

/// A schema, ready to check instances.
#[derive(Default)]
pub struct Schema {
    /// The schema's index in what was compiled.
    index: usize,
    compiled: Arc<Compiled>,
}

/// Schemas of one document, first, and all that they hold or refer to.
#[derive(Default)]
struct Compiled {
    subschemas: Vec<Subschema>,
    outside: Vec<Outside>,
}

impl Schema {
    /// Makes a schema of the value at the place `at` of the document `root`. It never fails: what is no rule of the
    /// dialect is listed by [`Schema::outside`]. `$ref` is resolved within `root` only.
    pub fn compile(root: &Node, at: &Pointer) -> Self {
        Self { index: 0, compiled: Compiled::of(root, &[at]) }
    }

    /// Makes schemas of the values at several places, in their order. What several of them refer to is compiled once.
    pub(crate) fn compile_all(root: &Node, places: &[&Pointer]) -> Vec<Self> {
        let compiled = Compiled::of(root, places);
        (0..places.len()).map(|index| Self { index, compiled: Arc::clone(&compiled) }).collect()
    }

    /// Checks an instance. `patterns` looks for `pattern`s.
    pub fn validate(&self, instance: &Node, patterns: &dyn PatternMatcher) -> Report {
        self.validate_at_cost(instance, patterns, &Work::new(MAX_WORK))
    }

    /// Does what [`validate`](Self::validate) does, and pays with `work`, which several checks may share. What could not
    /// be paid for is undecided.
    pub fn validate_at_cost(&self, instance: &Node, patterns: &dyn PatternMatcher, work: &Work) -> Report {
        let mut check = Check::new(&self.compiled.subschemas, patterns, keyword::check, work);
        check.evaluate(self.index, instance, &Place::ROOT);
        check.report()
    }

    /// The rules that are decided for no instance, in the order in which they are met.
    pub fn outside(&self) -> &[Outside] {
        &self.compiled.outside
    }
}

impl Compiled {
    fn of(root: &Node, places: &[&Pointer]) -> Arc<Self> {
        let (subschemas, outside) = Compiler::compile(root, places);
        Arc::new(Self { subschemas, outside })
    }
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schema")
            .field("at", &location(&self.compiled.subschemas, self.index))
            .field("outside", &self.compiled.outside)
            .finish_non_exhaustive()
    }
}
