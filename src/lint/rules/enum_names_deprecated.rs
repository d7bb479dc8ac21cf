//! `enum-names-deprecated`
//!
//! ## What it does
//! Finds `enumNames`, but for revision 2025-06-18, which has nothing else.
//!
//! ## Why
//! From 2025-11-25 on it is a legacy of MCP, and it never was a part of JSON Schema: an option and its title stand
//! apart.
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

use crate::{
    json::{Node, Range},
    lint::{Code, Diagnostic, Edit, edit, site::PropertySite},
    protocol::Revision,
    schema::PrimitiveSchemaDefinition,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let legacy = site.schema.settings.revision != Some(Revision::V2025_06_18);
    if legacy && !site.options().is_empty() && site.choice.get("enumNames").is_some() {
        found.push(site.of_keyword(Code::ENUM_NAMES_DEPRECATED, "enumNames").fixed_by(as_one_of(site)));
    }
}

/// `oneOf` in place of `enum` and `enumNames`, where each option has a name.
fn as_one_of(site: &PropertySite) -> Option<Vec<Edit>> {
    let keyword = match site.property.definition {
        PrimitiveSchemaDefinition::SingleSelectEnum(_) => "oneOf",
        _ => "anyOf",
    };
    let object =
        site.choice.layers.iter().map(|layer| layer.object).find(|object| object.get("enumNames").is_some())?;
    let (values, names) = (object.member("enum")?, object.get("enumNames")?.as_array()?);
    let options = values.node.as_array()?;
    let named = names.iter().all(|name| name.as_text().is_some()) && names.len() == options.len();
    let option = |(value, name): (&Node, &Node)| format!(r#"{{"const": {value}, "title": {name}}}"#);
    let options: Vec<String> = options.iter().zip(names).map(option).collect();
    let written = format!(r#""{keyword}": [{}]"#, options.join(", "));
    let range = Range { start: values.name_range.start, end: values.node.range.end };
    let mut edits = edit::remove_member(object, "enumNames").filter(|_| named)?;
    edits.push(edit::replace(range, written));
    Some(edits)
}
