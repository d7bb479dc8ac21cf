//! The form still shows the properties, but answers cannot be checked against an unknown type, and other clients reject
//! the request.
//!
//! Example: `{"type": "Object", "properties": {"name": {"type": "string"}}}`
//!
//! Use instead: `{"type": "object", "properties": {"name": {"type": "string"}}}`

use crate::lint::prelude::*;

pub(super) const RULE: Rule = error!(
    "unknown-root-type",
    "{0} is not a JSON Schema type, so answers cannot be validated.",
    "Use “type”: “object”.",
    &[RuleCheck::Schema(|site, findings| {
        let unknown = |types: &&Node| Types::read(types).is_none() && !Types::named_by(types).meets(Types::OBJECT);
        if let Some(types) = site.merged.get("type").filter(unknown).filter(|_| site.is_object) {
            site.report(findings, "type", &[&types.to_json()]);
            edit::replace_string(findings, types.range, "object");
        }
    })],
);
