//! The lenient reader: each file reads one part of a schema.

mod array;
mod cost;
mod definition;
mod options;
mod properties;

use super::{Limits, merged::location_of};
use crate::json::{Fault, Node, Pointer, Work};

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

impl Reader<'_> {
    /// Adds a fault at a node of the schema, or at the schema itself.
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
            self.faults.push(fault(node.map(|node| location_of(self.root, node)).unwrap_or_default()));
        }
    }
}
