//! `enum-names-deprecated`
//!
//! ## What it does
//! Finds `enumNames`, except for revision 2025-06-18, which has no alternative.
//!
//! ## Why
//! It is deprecated since 2025-11-25, and was never a part of JSON Schema: an option and its title are in separate
//! lists.
//!
//! ## Example
//! ```json
//! {"type": "string", "enum": ["a", "b"], "enumNames": ["A", "B"]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use crate::json::Range;
use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let legacy = site.schema.settings.revision != Some(Revision::V2025_06_18);
    let Some(names) = site.choice.array("enumNames").filter(|_| legacy && !site.options().is_empty()) else { return };
    site.say(found, Code::ENUM_NAMES_DEPRECATED, "enumNames", &[titled_in(site)]);
    // Replace `enum` and `enumNames` with `oneOf`, if each option has a name.
    for layer in site.choice.layers() {
        if let (Some(values), Some(_)) =
            (layer.as_object().and_then(|object| object.member("enum")), layer.get("enumNames"))
        {
            let range = Range { start: values.name_range.start, end: values.node.range.end };
            if let Some(written) = titled(site, values.node.as_array(), names) {
                edit::remove_member(found, layer, "enumNames");
                found.replace(range, written);
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
    let mut written = ["\"", titled_in(site), "\": ["].concat();
    for (value, name) in values.iter().zip(names) {
        if !written.ends_with('[') {
            written.push_str(", ");
        }
        name.as_text()?;
        for part in ["{\"const\": ", &value.to_json(), ", \"title\": ", &name.to_json(), "}"] {
            written.push_str(part);
        }
    }
    written.push(']');
    (values.len() == names.len()).then_some(written)
}
