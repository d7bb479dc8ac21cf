//! Changes of the text that fixes are made of. Each is added to what was found last.

use super::{Edit, Found};
use crate::json::{Node, Object, Range};

/// Replaces the text at `range`.
pub(super) fn replace(found: &mut Found, range: Range, text: String) {
    found.fix_last(Edit { range, text });
}

/// Replaces the text at `range` with a string.
pub(super) fn replace_name(found: &mut Found, range: Range, name: &str) {
    replace(found, range, ["\"", name, "\""].concat());
}

/// Says of what type the values of a schema are. The brace is written anew, for what starts behind it may be replaced by
/// another fix.
pub(super) fn add_type(found: &mut Found, schema: &Node, name: &str) {
    let Range { start, .. } = schema.range;
    let comma = if schema.as_object().is_some_and(Object::is_empty) { "" } else { ", " };
    let range = Range { start, end: start.saturating_add(1) };
    replace(found, range, ["{\"type\": \"", name, "\"", comma].concat());
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
                    replace(found, object.range, "{}".to_owned());
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
        replace(found, Range { start, end }, String::new());
    }
    start < end
}
