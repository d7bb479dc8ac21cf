//! `default-invalid`
//!
//! ## What it does
//! Finds a default that the property's own schema does not accept.
//!
//! ## Why
//! There is no coercion: with a default of another type, one that is no option, or a number that JavaScript cannot
//! hold, the field starts empty. A default that breaks a length, a bound, a pattern or a format is shown together
//! with its error, and accept waits until it is put right.
//!
//! ## Example
//! ```json
//! {"type": "integer", "default": "5"}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "integer", "default": 5}
//! ```

use super::shorten;
use crate::{
    json::{Node, Value},
    lint::{Code, Diagnostic, site::PropertySite},
    schema::PrimitiveSchemaDefinition,
    validate::{
        Schema,
        pattern::{Outcome, PatternMatcher},
    },
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let Some(default) = site.get("default").filter(|default| default.value != Value::Null) else { return };
    let speak = |default: &Node| site.of_keyword(Code::DEFAULT_INVALID, "default").with(shorten(&default.to_string()));
    match &site.property.definition {
        PrimitiveSchemaDefinition::LeftOut(_) => {}
        PrimitiveSchemaDefinition::Object(leaves) if default.as_object().is_some() => {
            for leaf in leaves {
                let dropped = |value: &&Node| value.value != Value::Null && !leaf.definition.can_start_with(value);
                found.extend(default.get(&leaf.name).filter(dropped).map(speak));
            }
        }
        definition if !definition.can_start_with(default) => found.push(speak(default)),
        _ => {
            let schema = Schema::compile(site.schema.root, &site.property.location);
            let report = schema.validate(default, site.schema.settings.patterns.unwrap_or(&Unknown));
            if let Some(error) = report.errors.first() {
                found.push(speak(default).with(error.kind.keyword()));
            }
        }
    }
}

/// Knows no pattern.
struct Unknown;

impl PatternMatcher for Unknown {
    fn test(&self, _: &str, _: &str) -> Outcome {
        Outcome::Undecided
    }
}
