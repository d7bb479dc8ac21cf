//! Finds `enumNames`, except for revision 2025-06-18, which has no alternative. It is deprecated since 2025-11-25, and
//! was never a part of JSON Schema: an option and its title are in separate lists.
//!
//! Example: `{"type": "string", "enum": ["a", "b"], "enumNames": ["A", "B"]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = note!(
    "enum-names-deprecated",
    "“enumNames” is deprecated since 2025-11-25.",
    "Use “{0}” with a “const” and a “title” for each option.",
    &[RuleCheck::Property(check)],
)
.keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    let legacy = site.schema.settings.revision != Some(Revision::V2025_06_18);
    let Some(names) = site.choice.array("enumNames").filter(|_| legacy && !site.options().is_empty()) else { return };
    site.report(findings, "enumNames", &[site.titled_in()]);
    // Replace `enum` and `enumNames` with `oneOf`, if each option has a name.
    let mut layers = site.choice.layers().filter(|layer| layer.get("enumNames").is_some());
    let listed = layers.find_map(|layer| Some((layer, layer.as_object()?.member("enum")?)));
    let Some((layer, member)) = listed else { return };
    let values = member.node.as_array().unwrap_or_default();
    if values.len() == names.len() && names.iter().all(|name| name.as_text().is_some()) {
        let option = |(value, name): (&Node, &Node)| {
            ["{\"const\": ", &value.to_json(), ", \"title\": ", &name.to_json(), "}"].concat()
        };
        let options: Vec<String> = values.iter().zip(names).map(option).collect();
        let range = Range { start: member.name_range.start, end: member.node.range.end };
        edit::remove_member(findings, layer, "enumNames");
        findings.replace(range, ["\"", site.titled_in(), "\": ", &edit::list(&options)].concat());
    }
}
