//! Finds options that are not written in JSON Schema's way: plain values in `oneOf` or `anyOf`, or objects with a
//! `value` and a `label`. They are neither schemas nor strings, so the form cannot offer them as intended.
//!
//! Example: `{"type": "string", "oneOf": [{"value": "a", "label": "A"}, {"value": "b", "label": "B"}]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`

use crate::json::Member;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = warning!(
    "lost-options",
    "These options are ignored: this is not how “{0}” lists options.",
    "Write each as an object in “{1}”, with its value as “const” and its text as “title”.",
    &[RuleCheck::Property(|site, findings| {
        let of_items = site.merged.get("items").map(|items| (items, "anyOf"));
        for (schema, suggestion) in site.merged.layers().map(|layer| (layer, "oneOf")).chain(of_items) {
            if let Some(member) = lost(schema) {
                findings.report(&member.node, &[&member.name, suggestion]);
                write_anew(findings, schema, member, suggestion);
            }
        }
    })],
);

/// Renames the members of the options to those of JSON Schema, if all options are written in the same way.
fn write_anew(findings: &mut Findings, schema: &Node, member: &Member, titled_in: &str) {
    let options = member.node.as_array().unwrap_or_default();
    if options.iter().all(|option| option.as_text().is_some()) && schema.get("enum").is_none() {
        edit::replace_string(findings, member.name_range, "enum");
        return;
    }
    let titles = |option: &Node| Some((option.as_object()?.member("value")?.name_range, title_of(option)?));
    let Some(names) = options.iter().map(titles).collect::<Option<Vec<_>>>() else { return };
    if member.name.as_str() != titled_in && schema.get(titled_in).is_some() {
        return;
    }
    edit::replace_string(findings, member.name_range, titled_in);
    for (value, title) in names {
        edit::replace_string(findings, value, "const");
        edit::replace_string(findings, title, "title");
    }
}

/// Returns the range of the name of an option's title: `title`, or a name that other libraries use.
fn title_of(option: &Node) -> Option<Range> {
    let object = option.as_object().filter(|object| object.member("const").is_none())?;
    ["title", "label", "name"].into_iter().find_map(|name| object.member(name)).map(|member| member.name_range)
}

/// Returns the keyword whose options are not written in JSON Schema's way.
pub(super) fn lost(schema: &Node) -> Option<&Member> {
    ["oneOf", "anyOf", "enum"].into_iter().find_map(|keyword| {
        let member = schema.as_object()?.member(keyword)?;
        let lost = |option: &Node| match option.value {
            Value::Object(_) => option.get("const").is_none() && NAMES.iter().any(|name| option.get(name).is_some()),
            Value::String(_) | Value::Number(_) => keyword != "enum",
            _ => false,
        };
        member.node.as_array()?.iter().any(lost).then_some(member)
    })
}

/// The names that other libraries use for the value or the title of an option.
pub(super) const NAMES: [&str; 3] = ["value", "label", "name"];
