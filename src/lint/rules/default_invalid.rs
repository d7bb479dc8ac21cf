//! A default of another type, outside the options, or that JavaScript cannot represent leaves the field empty. One that
//! violates a length, a bound, a pattern or a format is shown with its error.
//!
//! Example: `{"type": "integer", "default": "5"}`
//!
//! Use instead: `{"type": "integer", "default": 5}`

use crate::lint::prelude::*;
use crate::schema::Limits;

pub(super) const RULE: Rule = warning!(
    "default-invalid",
    "The property does not accept its default {0}[: it breaks “{1}”].",
    "Use a default that it accepts, or none.",
    &[RuleCheck::Property(check)],
);

fn check(site: &PropertySite, findings: &mut Findings) {
    let Some(default) = site.merged.get("default").filter(|default| default.value != Value::Null) else { return };
    let inside = default.as_object().into_iter().flatten().map(|member| &member.node);
    for value in [default].into_iter().chain(inside) {
        if let Some(over) = Limits::of_default(value) {
            return findings.report_long_default(value, over);
        }
    }
    let refused = match &site.property.definition {
        Definition::LeftOut(_) => None,
        Definition::Object(leaves) if default.as_object().is_some() => leaves.iter().find_map(|leaf| {
            let value = default.get(&leaf.name).filter(|value| value.value != Value::Null)?;
            (!leaf.definition.can_start_with(value)).then_some((value, None))
        }),
        definition if !definition.can_start_with(default) => Some((default, None)),
        _ => {
            let settings = site.schema.settings;
            let report = site.rules.check(default, settings.patterns.unwrap_or(&NoMatcher), settings.checks);
            report.errors.first().map(|error| (default, Some(error.assertion.as_str())))
        }
    };
    let Some((node, keyword)) = refused else { return };
    let value = node.to_json();
    match keyword {
        None => site.report(findings, "default", &[&value]),
        Some(keyword) => site.report(findings, "default", &[&value, keyword]),
    }
    if let Some(meant) = of_the_type(&site.property.definition, node) {
        findings.replace(node.range, meant);
    }
}

/// Converts a value to the declared type, if it was written as a text instead, or a text instead of it.
fn of_the_type(definition: &Definition, value: &Node) -> Option<String> {
    match (definition, &value.value) {
        (Definition::String(_), Value::Number(_) | Value::Boolean(_)) => Some(["\"", &value.to_json(), "\""].concat()),
        (Definition::Number(_) | Definition::Boolean, Value::String(text)) => {
            let text = text.trim().to_ascii_lowercase();
            let read = parse(&text).ok()?.root;
            definition.can_start_with(&read).then_some(text)
        }
        _ => None,
    }
}
