//! The text edits of fixes. Each function adds its edits to the last finding.

use super::Findings;
use crate::json::{Member, Node, Object, Range, joined};
use crate::schema::MergedSchema;

/// Replaces the text at `range` with a string.
pub(super) fn replace_string(findings: &mut Findings, range: Range, name: &str) {
    findings.replace(range, ["\"", name, "\""].concat());
}

/// Adds a `type`, unless the schema is merged from several. The opening brace is rewritten because another fix may
/// replace what follows it.
pub(super) fn add_type(findings: &mut Findings, schema: &MergedSchema, name: &str) {
    let mut layers = schema.layers();
    let (Some(schema), None) = (layers.next(), layers.next()) else { return };
    let Range { start, .. } = schema.range;
    let comma = if schema.as_object().is_some_and(Object::is_empty) { "" } else { ", " };
    let range = Range { start, end: start.wrapping_add(1) };
    findings.replace(range, ["{\"type\": \"", name, "\"", comma].concat());
}

/// Removes an item of an array, except the first one, together with the comma before it.
pub(super) fn remove_item(findings: &mut Findings, items: &[Node], index: usize) {
    let before = index.checked_sub(1).and_then(|before| items.get(before));
    if let (Some(before), Some(item)) = (before, items.get(index)) {
        remove(findings, before.range.end, item.range.end);
    }
}

/// Removes the member called `name` together with a comma. Returns true if the edit is certainly right.
pub(super) fn remove_member(findings: &mut Findings, object: &Node, name: &str) -> bool {
    let Some(members) = object.as_object() else { return false };
    let parts = members.position(name).and_then(|index| members.iter().as_slice().split_at_checked(index));
    let Some((before, [member, after @ ..])) = parts else { return false };
    match (before.last(), after.first()) {
        (Some(before), _) => remove(findings, before.node.range.end, member.node.range.end),
        (None, Some(after)) => remove(findings, member.name_range.start, after.name_range.start),
        (None, None) => {
            findings.replace(object.range, "{}".to_owned());
            true
        }
    }
}

/// Removes a range. Returns false, without an edit, if repeated names have put the members out of the text's order.
fn remove(findings: &mut Findings, start: usize, end: usize) -> bool {
    if start < end {
        findings.replace(Range { start, end }, String::new());
    }
    start < end
}

/// Adds a member after the others, or replaces the member of the same name. An empty object stays unchanged, because
/// another fix may rewrite its brackets.
pub(super) fn add_member(findings: &mut Findings, object: &Node, name: &str, json: &str) {
    let Some(members) = object.as_object() else { return };
    if let Some(member) = members.member(name) {
        findings.replace(member.node.range, json.to_owned());
    } else if !members.is_empty() {
        let Range { end, .. } = object.range;
        let range = Range { start: end.saturating_sub(1), end };
        findings.replace(range, [", \"", name, "\": ", json, "}"].concat());
    }
}

/// Replaces the member called `name` with the members of `target`; those that the object already has take precedence.
/// `left_out` are the members of `target` to skip. Returns true if there was anything to write.
pub(super) fn inline(findings: &mut Findings, object: &Node, name: &str, target: &Node, left_out: &[&str]) -> bool {
    let (Some(own), Some(members)) = (object.as_object(), target.as_object()) else { return false };
    let Some(member) = own.member(name) else { return false };
    let length = target.range.end.saturating_sub(target.range.start);
    let is_new = |other: &Member| other.name.as_str() == name || own.member(&other.name).is_none();
    let is_kept = |other: &&Member| is_new(other) && !left_out.contains(&other.name.as_str());
    let written = |other: &Member| [&*other.name.to_json(), ": ", &other.node.to_json()].concat();
    let texts: Vec<String> = members.iter().filter(is_kept).map(written).collect();
    let range = Range { start: member.name_range.start, end: member.node.range.end };
    let can = !texts.is_empty() && length <= MOST_INLINED && range.start < range.end;
    if can {
        findings.replace(range, joined(texts, ", "));
    }
    can
}

/// The maximum number of bytes of a definition that a fix copies to its use.
const MOST_INLINED: usize = 4_000;

pub(super) fn list(items: &[String]) -> String {
    ["[", &joined(items.iter().cloned(), ", "), "]"].concat()
}
