//! `enum`, and lists of options in general.

use super::check::{At, Check};
use super::compare::{compare, sorted, weight};
use super::compile::Compiler;
use super::keyword::{Compiled, Rule, Site};
use super::{ErrorKind, Reason, Type};
use crate::json::Value;
use std::cmp::Ordering;
use std::sync::Arc;

/// Values in their order, and found quickly: a person may choose many of many.
pub(super) struct Options {
    pub(super) values: Arc<[Value]>,
    sorted: Vec<usize>,
    types: Vec<Type>,
    /// What one search costs.
    pub(super) weight: usize,
}

impl Options {
    pub(super) fn new(values: Vec<Value>) -> Self {
        let order = |a: usize, b: usize| match (values.get(a), values.get(b)) {
            (Some(a), Some(b)) => compare(a, b),
            _ => Ordering::Equal,
        };
        let sorted = sorted(values.len(), &order);
        let mut types = Vec::new();
        for kind in values.iter().map(Type::of) {
            if !types.contains(&kind) {
                types.push(kind);
            }
        }
        // A search looks at a few options only, but each may be the heaviest.
        let weight = values.iter().map(weight).max().unwrap_or(0).saturating_add(1);
        Self { values: values.into(), sorted, types, weight }
    }

    /// Whether an option has the type of `value`.
    pub(super) fn has_type_of(&self, value: &Value) -> bool {
        self.types.contains(&Type::of(value))
    }

    /// How many options equal `value`.
    pub(super) fn count(&self, value: &Value) -> usize {
        let order = |index: &usize| self.values.get(*index).map_or(Ordering::Less, |option| compare(option, value));
        let start = self.sorted.partition_point(|index| order(index) == Ordering::Less);
        self.sorted.iter().skip(start).take_while(|index| order(index) == Ordering::Equal).count()
    }
}

struct Enum(Options);

pub(super) fn compile(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let options = site.value.as_array().ok_or(Reason::Value)?;
    Ok(Some(Box::new(Enum(Options::new(options.iter().map(|option| option.value.clone()).collect())))))
}

impl Rule for Enum {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        if check.spend(at, self.0.weight) && self.0.count(&at.instance.value) == 0 {
            check.error(at, || ErrorKind::Enum { want: Arc::clone(&self.0.values) });
        }
    }

    fn refuses_type(&self, _: &Check<'_>, value: &Value, _: usize) -> bool {
        !self.0.has_type_of(value)
    }
}
