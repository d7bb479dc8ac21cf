//! `$ref`, within the document only.

use super::check::{Check, Site};
use super::rule::Rule;
use crate::json::{Node, Pointer};

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    if let Some(target) = rule.subschemas.first() {
        check.follow(*target, site);
    }
}

/// Returns the value at a location, and true if an `$id` on the way changes the base of `$ref`.
pub(super) fn find<'a>(root: &'a Node, at: &Pointer) -> Option<(&'a Node, bool)> {
    at.as_str().split('/').skip(1).try_fold((root, false), |(node, embedded), token| {
        let node = node.step(token)?;
        Some((node, embedded || has_id(node)))
    })
}

/// Returns true if the schema is a resource with its own `$id`.
pub(super) fn has_id(node: &Node) -> bool {
    node.get("$id").is_some_and(|id| id.as_str().is_some())
}
