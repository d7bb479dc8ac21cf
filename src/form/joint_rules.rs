use super::FormItem;
use crate::json::{Node, Pointer};
use crate::validate::Schema;

/// The keywords of an object that the checks of its fields already cover. Answers never contain undeclared properties.
const HELD_BY_FIELDS: [&str; 14] = [
    "type", "properties", "required", "additionalProperties", "title", "description", "default", "examples", "$schema",
    "$id", "$defs", "definitions", "$comment", "$anchor",
];

/// Compiles a schema whose root, or an object of it that is shown as a group, has rules for several fields; `None` if
/// the checks of the fields cover all of its rules.
pub(super) fn joint_rules(root: &Node, items: &[FormItem]) -> Option<Schema> {
    let groups = items.iter().filter_map(|item| match item {
        FormItem::Group { property, .. } => root.pointee(&property.location),
        _ => None,
    });
    let says_more = |name: &str| !HELD_BY_FIELDS.contains(&name) && !name.starts_with("x-");
    let has_more =
        |node: &Node| node.as_object().is_some_and(|rules| rules.iter().any(|rule| says_more(rule.name.as_str())));
    let is_needed = [root].into_iter().chain(groups).any(has_more);
    is_needed.then(|| Schema::compile(root, &Pointer::root()))
}
