//! Only the last of the two counts, as in `JSON.parse`.
//!
//! Example: `{"type": "string", "title": "Name", "title": "Full name"}`
//!
//! Use instead: `{"type": "string", "title": "Full name"}`

use crate::json::locate_range;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "duplicate-name", "“{0}” is repeated; only the last one is used.", "Remove one of the two.", &[]);

/// Reports a member's name at `range` that is repeated later.
pub(in crate::lint) fn check(text: &str, root: &Node, range: Range, findings: &mut Findings) {
    let name = text.get(range.start..range.end).and_then(|name| parse(name).ok());
    let name = name.as_ref().and_then(|name| name.root.as_str()).unwrap_or_default();
    let location = locate_range(root, range).1.member(name);
    findings.begin("duplicate-name");
    findings.report_range(location, None, Some(range), &[name]);
}
