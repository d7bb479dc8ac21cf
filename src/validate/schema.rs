use super::check::{Check, InstancePath, last_token};
use super::compile::{Compiler, MAX_SUBSCHEMAS};
use super::pattern::PatternMatcher;
use super::report::MAX_REPORTED;
use super::rule::{Body, Subschema, location};
use super::{Outside, Reason, Report, Work, keyword};
use crate::json::{Node, Pointer};
use std::fmt;
use std::sync::Arc;

/// The work budget of one validation and its report, which keeps it below a second or two.
pub(super) const MAX_WORK: usize = 1_000_000;

/// A schema that is ready to check instances.
#[derive(Default)]
pub struct Schema {
    /// The index of the schema in `compiled`.
    index: usize,
    /// The schemas of one document, followed by all that they contain or refer to.
    compiled: Arc<[Subschema]>,
}

impl Schema {
    /// Compiles the schema at the location `at` of the document `root`. It never fails: [`Schema::outside`] lists the
    /// rules that are outside the dialect. `$ref` is resolved within `root` only.
    pub fn compile(root: &Node, at: &Pointer) -> Self {
        Self { index: 0, compiled: Compiler::compile(root, &[at]).into() }
    }

    /// Compiles the schemas at several locations, in their order. Targets that several of them refer to are compiled
    /// once.
    pub(crate) fn compile_all(root: &Node, places: &[&Pointer]) -> Vec<Self> {
        let compiled: Arc<[Subschema]> = Compiler::compile(root, places).into();
        (0..places.len()).map(|index| Self { index, compiled: Arc::clone(&compiled) }).collect()
    }

    /// Checks an instance. `patterns` decides the `pattern` keyword.
    pub fn validate(&self, instance: &Node, patterns: &dyn PatternMatcher) -> Report {
        self.validate_at_cost(instance, patterns, &Work::new(MAX_WORK))
    }

    /// Like [`validate`](Self::validate), but charges `work`, which several checks may share. An instance that exceeds
    /// the budget does not pass.
    pub fn validate_at_cost(&self, instance: &Node, patterns: &dyn PatternMatcher, work: &Work) -> Report {
        let mut report = self.check(instance, patterns, work);
        report.refuse_unchecked();
        report
    }

    /// Like [`validate_at_cost`](Self::validate_at_cost), but exceeding the budget is not an error, so that it does not
    /// block the user of a form.
    pub(crate) fn check(&self, instance: &Node, patterns: &dyn PatternMatcher, work: &Work) -> Report {
        let mut check = Check::new(&self.compiled, patterns, keyword::check, work);
        check.evaluate(self.index, instance, &InstancePath::Root);
        check.report()
    }

    /// Returns the cost of compiling it, in units of work.
    pub(super) fn weight(&self) -> usize {
        self.compiled.iter().fold(0_usize, |sum, subschema| sum.saturating_add(subschema.weight()))
    }

    /// Iterates over the rules that are never decided, each once and in document order; at most 1,000. Each location is
    /// built when the iterator reaches it, because all of them together can be very long.
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
        each_once.take(MAX_REPORTED).map(|(index, keyword, reason)| {
            let schema = location(&self.compiled, index);
            let location = if keyword.is_empty() { schema } else { schema.with(keyword) };
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
