use super::check::{Check, Place, last_token};
use super::compile::{Compiler, MAX_SUBSCHEMAS};
use super::pattern::PatternMatcher;
use super::rule::{Body, Subschema, location};
use super::{Outside, Reason, Report, keyword};
use crate::json::{Node, Pointer, Work};
use std::fmt;
use std::sync::Arc;

/// The work that one validation may cost, its report with it. It ends within a second or two.
pub(super) const MAX_WORK: usize = 1_000_000;
/// More rules that are never decided help nobody.
const MOST_OUTSIDE: usize = 1_000;

/// A schema, ready to check instances.
#[derive(Default)]
pub struct Schema {
    /// The schema's index in what was compiled.
    index: usize,
    /// Schemas of one document, first, and all that they hold or refer to.
    compiled: Arc<[Subschema]>,
}

impl Schema {
    /// Makes a schema of the value at the place `at` of the document `root`. It never fails: what is no rule of the
    /// dialect is listed by [`Schema::outside`]. `$ref` is resolved within `root` only.
    pub fn compile(root: &Node, at: &Pointer) -> Self {
        Self { index: 0, compiled: Compiler::compile(root, &[at]).into() }
    }

    /// Makes schemas of the values at several places, in their order. What several of them refer to is compiled once.
    pub(crate) fn compile_all(root: &Node, places: &[&Pointer]) -> Vec<Self> {
        let compiled: Arc<[Subschema]> = Compiler::compile(root, places).into();
        (0..places.len()).map(|index| Self { index, compiled: Arc::clone(&compiled) }).collect()
    }

    /// Checks an instance. `patterns` looks for `pattern`s.
    pub fn validate(&self, instance: &Node, patterns: &dyn PatternMatcher) -> Report {
        self.validate_at_cost(instance, patterns, &Work::new(MAX_WORK))
    }

    /// Does what [`validate`](Self::validate) does, and pays with `work`, which several checks may share. What could not
    /// be paid for does not pass.
    pub fn validate_at_cost(&self, instance: &Node, patterns: &dyn PatternMatcher, work: &Work) -> Report {
        let mut report = self.check(instance, patterns, work);
        report.refuse_unchecked();
        report
    }

    /// Does the same, without an error for what became too much to check: that blocks nobody who fills in a form.
    pub(crate) fn check(&self, instance: &Node, patterns: &dyn PatternMatcher, work: &Work) -> Report {
        let mut check = Check::new(&self.compiled, patterns, keyword::check, work);
        check.evaluate(self.index, instance, &Place::ROOT);
        check.report()
    }

    /// What compiling it has cost, in the units of work.
    pub(super) fn weight(&self) -> usize {
        self.compiled.iter().fold(0_usize, |sum, subschema| sum.saturating_add(subschema.weight()))
    }

    /// The rules that are decided for no instance, in the order in which they are met, each once; the first 1,000 of them.
    /// Each one's location is made when it is asked for: all of them together can be very long.
    pub fn outside(&self) -> impl Iterator<Item = Outside> {
        let all = self.compiled.iter().enumerate().flat_map(|(index, subschema)| {
            let (whole, rules) = match &subschema.body {
                Body::Rules(rules) => (None, &rules[..]),
                Body::False => (None, &[][..]),
                Body::Outside(reason) => (Some(("", *reason)), &[][..]),
            };
            let rules = rules.iter().filter_map(|rule| Some((rule.keyword.name, rule.outside?)));
            whole.into_iter().chain(rules).map(move |(keyword, reason)| (index, keyword, reason))
        });
        let count = self.compiled.len();
        let cut_off = if count < MAX_SUBSCHEMAS { None } else { count.checked_sub(1) };
        let all = all.chain(cut_off.map(|last| (last, "", Reason::Limit)));
        let mut known = Vec::new();
        let each_once = all.filter(move |(index, keyword, _)| {
            let place = (self.compiled.get(*index).map(|subschema| subschema.address), *keyword);
            let is_new = !known.contains(&place);
            if is_new {
                known.push(place);
            }
            is_new
        });
        each_once.take(MOST_OUTSIDE).map(|(index, keyword, reason)| {
            let mut location = location(&self.compiled, index);
            if !keyword.is_empty() {
                location.push(keyword);
            }
            Outside { keyword: last_token(&location), location, reason }
        })
    }
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = location(&self.compiled, self.index);
        f.debug_struct("Schema").field("at", &at).finish_non_exhaustive()
    }
}
