//! The lenient reader: each file reads one part of a schema.

mod array;
mod definition;
mod options;
mod properties;

use super::{Limits, MergedSchema};
use crate::json::{Fault, Node, Pointer, locate_range};
use std::cell::Cell;

const MOST_FAULTS: usize = 100;

pub(super) struct Reader<'a> {
    /// The whole schema, in which references are resolved.
    pub root: &'a Node,
    pub limits: &'a Limits,
    /// The bytes that references have reached so far.
    pub reached: Cell<usize>,
    pub faults: Vec<Fault>,
    /// The number of properties and of options so far.
    pub properties: usize,
    pub options: usize,
}

impl<'a> Reader<'a> {
    /// Merges a schema with those that it stands for. Returns `None` once references reach more than a request may
    /// have: a schema that many properties share is read for each of them.
    pub(in crate::schema) fn merged(&self, schema: &'a Node) -> Option<MergedSchema<'a>> {
        let is_within = || self.reached.get() <= self.limits.text;
        let reaches = |target: &Node| {
            let bytes = target.range.end.saturating_sub(target.range.start);
            self.reached.set(self.reached.get().saturating_add(bytes));
            is_within()
        };
        Some(MergedSchema::follow(self.root, schema, &reaches)).filter(|_| is_within())
    }

    /// Like [`merged`](Self::merged), but also follows the references of the items and of the branches of both, which
    /// are read later.
    pub(super) fn merged_with_all(&self, schema: &'a Node) -> Option<MergedSchema<'a>> {
        let merged = self.merged(schema)?;
        let items = merged.get("items").map_or(Some(MergedSchema::ANY), |items| self.merged(items))?;
        for schema in [&merged, &items] {
            for branch in ["oneOf", "anyOf"].into_iter().filter_map(|keyword| schema.array(keyword)).flatten() {
                self.merged(branch)?;
            }
        }
        Some(merged)
    }

    pub(in crate::schema) fn fault(&mut self, node: Option<&Node>, code: &'static str, arguments: &[&str]) {
        self.push(node, &|location| Fault::new(code, location, arguments));
    }

    /// Returns true if a number is within its limit, and else adds a fault at a node.
    pub(super) fn allows(&mut self, node: &Node, counted: &str, got: usize, most: usize) -> bool {
        if got > most {
            self.push(Some(node), &|location| Fault::over_limit(location, counted, got, most));
        }
        got <= most
    }

    fn push(&mut self, node: Option<&Node>, fault: &dyn Fn(Pointer) -> Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault(node.map(|node| locate_range(self.root, node.range).1).unwrap_or_default()));
        }
    }
}
