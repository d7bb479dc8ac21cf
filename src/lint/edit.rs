//! Changes of the text that fixes are made of.

use super::Edit;
use crate::json::{Node, Object, Range};

/// Another text in place of what stands at `range`.
pub(super) fn replace(range: Range, text: String) -> Edit {
    Edit { range, text }
}

/// A text put in at `at`.
pub(super) fn insert(at: usize, text: &str) -> Edit {
    replace(Range { start: at, end: at }, text.to_owned())
}

/// Takes out an item of an array that is not its first, with the comma before it.
pub(super) fn remove_item(items: &[Node], index: usize) -> Option<Vec<Edit>> {
    let before = items.get(index.checked_sub(1)?)?;
    remove(before.range.end, items.get(index)?.range.end)
}

/// Takes out the member called `name`, with the comma before or behind it.
pub(super) fn remove_member(object: &Object, name: &str) -> Option<Vec<Edit>> {
    let mut before = None;
    let mut members = object.iter();
    let member = loop {
        let member = members.next()?;
        if member.name.is_well_formed() && member.name.as_str() == name {
            break member;
        }
        before = Some(member);
    };
    match (before, members.next()) {
        (Some(before), _) => remove(before.node.range.end, member.node.range.end),
        (None, Some(behind)) => remove(member.name_range.start, behind.name_range.start),
        (None, None) => remove(member.name_range.start, member.node.range.end),
    }
}

/// Where names are repeated, members do not stand in the order of the text; then nothing is certain.
fn remove(start: usize, end: usize) -> Option<Vec<Edit>> {
    (start < end).then(|| vec![replace(Range { start, end }, String::new())])
}
