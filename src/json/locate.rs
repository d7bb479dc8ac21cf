//! The place of a range in a document.

use super::{Node, Pointer, Range};

/// Returns the innermost value that contains `range`, its location, and the range of its name.
pub(crate) fn locate_range(root: &Node, range: Range) -> (&Node, Pointer, Option<Range>) {
    let holds = |node: &Node| node.range.start <= range.start && range.end <= node.range.end;
    let before = |node: &Node| node.range.end <= range.start;
    let (mut node, mut location, mut name) = (root, Pointer::root(), None);
    loop {
        let items = node.as_array().unwrap_or_default();
        let members = node.as_object().map_or(&[][..], |object| object.iter().as_slice());
        let index = items.partition_point(before);
        // With repeated names, members are not in the order of the text.
        let likely = members.get(members.partition_point(|member| before(&member.node)));
        let member = likely.filter(|member| holds(&member.node));
        if let Some(item) = items.get(index).filter(|item| holds(item)) {
            (node, location, name) = (item, location.item(index), None);
        } else if let Some(member) = member.or_else(|| members.iter().find(|member| holds(&member.node))) {
            (node, location, name) = (&member.node, location.member(&member.name), Some(member.name_range));
        } else {
            return (node, location, name);
        }
    }
}
