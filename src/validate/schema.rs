use super::check::{Check, Place};
use super::compile::Compiler;
use super::keyword::{Keyword, Rule};
use super::pattern::PatternMatcher;
use super::{Outside, Reason, Report};
use crate::json::{Node, Pointer, Text};
use std::fmt;

/// A schema, ready to judge instances.
pub struct Schema {
    /// The schema itself first, and all that it holds or refers to.
    pub(super) subschemas: Vec<Subschema>,
    pub(super) outside: Vec<Outside>,
}

pub(super) struct Subschema {
    pub(super) step: Step,
    pub(super) body: Body,
}

/// How a subschema is reached from the one that holds it.
pub(super) enum Step {
    /// It stands at this place of the document.
    Start(Pointer),
    /// It is the keyword's value.
    Value(usize, &'static str),
    /// It is a member of the keyword's value.
    Member(usize, &'static str, Text),
    /// It is an item of the keyword's value.
    Item(usize, &'static str, usize),
}

pub(super) enum Body {
    Rules(Vec<(&'static Keyword, Box<dyn Rule>)>),
    False,
    /// Not a schema, or one too many.
    Outside(Reason),
}

impl Schema {
    /// Makes a schema of the value at the place `at` of the document `root`. It never fails: what is no rule of the
    /// dialect is listed by [`Schema::outside`]. `$ref` is resolved within `root` only (`security.md` R12).
    pub fn compile(root: &Node, at: &Pointer) -> Self {
        Compiler::compile(root, at)
    }

    /// Judges an instance. `patterns` looks for `pattern`s.
    pub fn validate(&self, instance: &Node, patterns: &dyn PatternMatcher) -> Report {
        let mut check = Check::new(self, patterns);
        check.evaluate(0, instance, &Place::ROOT);
        check.report()
    }

    /// The rules that are decided for no instance, in the order in which they are met.
    pub fn outside(&self) -> &[Outside] {
        &self.outside
    }

    /// The place in the document of one of `subschemas`.
    pub(super) fn location(&self, index: usize) -> Pointer {
        location(&self.subschemas, index)
    }
}

pub(super) fn location(subschemas: &[Subschema], index: usize) -> Pointer {
    let mut steps = Vec::new();
    let mut next = Some(index);
    while let Some(subschema) = next.and_then(|index| subschemas.get(index)) {
        steps.push(&subschema.step);
        next = match &subschema.step {
            Step::Start(_) => None,
            Step::Value(parent, ..) | Step::Member(parent, ..) | Step::Item(parent, ..) => Some(*parent),
        };
    }
    steps.into_iter().rev().fold(Pointer::root(), |pointer, step| match step {
        Step::Start(start) => start.clone(),
        Step::Value(_, keyword) => pointer.member(keyword),
        Step::Member(_, keyword, name) => pointer.member(keyword).member(name),
        Step::Item(_, keyword, item) => pointer.member(keyword).item(*item),
    })
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schema").field("at", &self.location(0)).field("outside", &self.outside).finish_non_exhaustive()
    }
}
