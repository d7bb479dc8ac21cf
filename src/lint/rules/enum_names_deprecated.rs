//! Finds `enumNames`, except for revision 2025-06-18, which has no alternative.
//!
//! It is deprecated since 2025-11-25, and was never a part of JSON Schema: an option and its title are in separate
//! lists.
//!
//! Example: `{"type": "string", "enum": ["a", "b"], "enumNames": ["A", "B"]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`

use crate::json::Range;
use crate::lint::prelude::*;

pub(super) const RULE: Rule = Rule::note(
    "enum-names-deprecated",
    "“enumNames” is deprecated since 2025-11-25.",
    "Use “{0}” with a “const” and a “title” for each option.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    let legacy = site.schema.settings.revision != Some(Revision::V2025_06_18);
    let Some(names) = site.choice.array("enumNames").filter(|_| legacy && !site.options().is_empty()) else { return };
    site.report(findings, Code::ENUM_NAMES_DEPRECATED, "enumNames", &[titled_in(site)]);
    // Replace `enum` and `enumNames` with `oneOf`, if each option has a name.
    for layer in site.choice.layers() {
        if let (Some(values), Some(_)) =
            (layer.as_object().and_then(|object| object.member("enum")), layer.get("enumNames"))
        {
            let range = Range { start: values.name_range.start, end: values.node.range.end };
            if let Some(text) = titled(site, values.node.as_array(), names) {
                edit::remove_member(findings, layer, "enumNames");
                findings.replace(range, text);
            }
            return;
        }
    }
}

/// Returns the keyword that MCP uses for titled options.
pub(super) fn titled_in(site: &PropertySite) -> &'static str {
    let multiple = matches!(site.property.definition, Definition::MultiSelectEnum(_));
    if multiple { "anyOf" } else { "oneOf" }
}

fn titled(site: &PropertySite, values: Option<&[Node]>, names: &[Node]) -> Option<String> {
    let values = values?;
    let mut text = ["\"", titled_in(site), "\": ["].concat();
    for (value, name) in values.iter().zip(names) {
        if !text.ends_with('[') {
            text.push_str(", ");
        }
        name.as_text()?;
        for part in ["{\"const\": ", &value.to_json(), ", \"title\": ", &name.to_json(), "}"] {
            text.push_str(part);
        }
    }
    text.push(']');
    (values.len() == names.len()).then_some(text)
}
