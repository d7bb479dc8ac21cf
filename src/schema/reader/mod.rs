//! The lenient reader: each file reads one part of a schema.

mod array;
mod cost;
mod definition;
mod options;
mod properties;

use super::{Limits, merged::location_of};
use crate::json::{Fault, Node, Pointer, Work};

/// More faults than this of one schema help nobody.
const MOST_FAULTS: usize = 100;

/// What one reading of a schema goes by and finds.
pub(super) struct Reader<'a> {
    /// The whole schema; references lead nowhere else.
    pub root: &'a Node,
    pub limits: &'a Limits,
    /// What is left of the work that the request may cost.
    pub work: &'a Work,
    pub faults: Vec<Fault>,
    /// How many properties, and how many options, there were so far.
    pub properties: usize,
    pub options: usize,
}

impl<'a> Reader<'a> {
    /// A reader of the schema `root`, within `limits`, that pays with `work`.
    pub(in crate::schema) fn new(root: &'a Node, limits: &'a Limits, work: &'a Work) -> Self {
        Reader { root, limits, work, faults: Vec::new(), properties: 0, options: 0 }
    }

    /// Notes a fault at a node of the schema, or without one at the schema itself.
    pub(in crate::schema) fn fault(&mut self, node: Option<&Node>, code: &'static str, arguments: &[&str]) {
        self.push(node, &|location| Fault::new(code, location, arguments));
    }

    /// Notes that there is more of something at a node than there may be.
    pub(super) fn over_limit(&mut self, node: &Node, counted: &str, got: usize, most: usize) {
        self.push(Some(node), &|location| Fault::over_limit(location, counted, got, most));
    }

    fn push(&mut self, node: Option<&Node>, fault: &dyn Fn(Pointer) -> Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault(node.map(|node| location_of(self.root, node)).unwrap_or_default()));
        }
    }
}
