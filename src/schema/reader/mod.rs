//! The lenient reader: each file reads one part of a schema.

mod array;
mod cost;
mod definition;
mod options;
mod properties;

use super::{Limits, merged::location_of};
use crate::json::{Fault, Node, Pointer, Work};

/// The maximum number of faults that are reported for one schema.
const MOST_FAULTS: usize = 100;

/// The settings and the findings of one reading of a schema.
pub(super) struct Reader<'a> {
    /// The whole schema, in which references are resolved.
    pub root: &'a Node,
    pub limits: &'a Limits,
    /// The budget of the request.
    pub work: &'a Work,
    pub faults: Vec<Fault>,
    /// The number of properties and of options so far.
    pub properties: usize,
    pub options: usize,
}

impl<'a> Reader<'a> {
    /// Creates a reader of the schema `root`, within `limits`, that charges `work`.
    pub(in crate::schema) fn new(root: &'a Node, limits: &'a Limits, work: &'a Work) -> Self {
        Reader { root, limits, work, faults: Vec::new(), properties: 0, options: 0 }
    }

    /// Adds a fault at a node of the schema, or at the schema itself.
    pub(in crate::schema) fn fault(&mut self, node: Option<&Node>, code: &'static str, arguments: &[&str]) {
        self.push(node, &|location| Fault::new(code, location, arguments));
    }

    /// Adds an over-limit fault at a node.
    pub(super) fn over_limit(&mut self, node: &Node, counted: &str, got: usize, most: usize) {
        self.push(Some(node), &|location| Fault::over_limit(location, counted, got, most));
    }

    fn push(&mut self, node: Option<&Node>, fault: &dyn Fn(Pointer) -> Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault(node.map(|node| location_of(self.root, node)).unwrap_or_default()));
        }
    }
}
