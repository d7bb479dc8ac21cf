//! Changes of the text that fixes are made of. Each is added to what was found last.

use super::Found;
use crate::json::{Node, Object, Range};

/// Replaces the text at `range` with a string.
pub(super) fn replace_name(found: &mut Found, range: Range, name: &str) {
    found.replace(range, ["\"", name, "\""].concat());
}

/// Says of what type the values of a schema are. The brace is written anew, for what starts behind it may be replaced by
/// another fix.
pub(super) fn add_type(found: &mut Found, schema: &Node, name: &str) {
    let Range { start, .. } = schema.range;
    let comma = if schema.as_object().is_some_and(Object::is_empty) { "" } else { ", " };
    let range = Range { start, end: start.saturating_add(1) };
    found.replace(range, ["{\"type\": \"", name, "\"", comma].concat());
}

/// Takes out an item of an array that is not its first, with the comma before it.
pub(super) fn remove_item(found: &mut Found, items: &[Node], index: usize) {
    let before = index.checked_sub(1).and_then(|before| items.get(before));
    if let (Some(before), Some(item)) = (before, items.get(index)) {
        remove(found, before.range.end, item.range.end);
    }
}

/// Takes out the member called `name`, with the comma before or behind it; gives whether that is certain to be right.
pub(super) fn remove_member(found: &mut Found, object: &Node, name: &str) -> bool {
    let mut before = None;
    let mut members = object.as_object().into_iter().flatten();
    while let Some(member) = members.next() {
        if member.name.as_str() == name {
            return match (before, members.next()) {
                (Some(before), _) => remove(found, before, member.node.range.end),
                (None, Some(behind)) => remove(found, member.name_range.start, behind.name_range.start),
                (None, None) => {
                    found.replace(object.range, "{}".to_owned());
                    true
                }
            };
        }
        before = Some(member.node.range.end);
    }
    false
}

/// Where names are repeated, members are not in the order of the text; then nothing is certain.
fn remove(found: &mut Found, start: usize, end: usize) -> bool {
    if start < end {
        found.replace(Range { start, end }, String::new());
    }
    start < end
}

/// Gives an object a member: in place of the one that has its name already, else behind the others. An empty object is left
/// alone, for its brackets may be written anew by another fix.
pub(super) fn add_member(found: &mut Found, object: &Node, name: &str, json: &str) {
    let Some(members) = object.as_object() else { return };
    if let Some(member) = members.member(name) {
        found.replace(member.node.range, json.to_owned());
    } else if !members.is_empty() {
        let Range { end, .. } = object.range;
        let range = Range { start: end.saturating_sub(1), end };
        found.replace(range, [", \"", name, "\": ", json, "}"].concat());
    }
}

/// Writes the members of `target` in place of the member called `name`; what the object says itself counts, as it did.
/// `left_out` are those members of `target` that are not wanted. Gives whether there was something to write.
pub(super) fn inline(found: &mut Found, object: &Node, name: &str, target: &Node, left_out: &[&str]) -> bool {
    let (Some(own), Some(members)) = (object.as_object(), target.as_object()) else { return false };
    let Some(member) = own.member(name) else { return false };
    let length = target.range.end.saturating_sub(target.range.start);
    let mut written = String::new();
    for other in members {
        if own.member(&other.name).is_some_and(|_| other.name.as_str() != name) || left_out.contains(&&*other.name) {
            continue;
        }
        if !written.is_empty() {
            written.push_str(", ");
        }
        for part in [&*other.name.to_json(), ": ", &other.node.to_json()] {
            written.push_str(part);
        }
    }
    let range = Range { start: member.name_range.start, end: member.node.range.end };
    let can = !written.is_empty() && length <= MOST_INLINED && range.start < range.end;
    if can {
        found.replace(range, written);
    }
    can
}

/// A definition of more bytes than this is not copied to where it is used.
const MOST_INLINED: usize = 4_000;

/// Writes an array again with those of its items that are to stay, if there are such.
pub(super) fn keep_items(found: &mut Found, array: &Node, is_kept: &dyn Fn(&Node) -> bool) {
    let kept: Vec<String> =
        array.as_array().unwrap_or_default().iter().filter(|item| is_kept(item)).map(Node::to_json).collect();
    if !kept.is_empty() {
        found.replace(array.range, ["[", &kept.join(", "), "]"].concat());
    }
}
