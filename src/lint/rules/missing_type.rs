//! `missing-type`
//!
//! ## What it does
//! Finds a property without `type`.
//!
//! ## Why
//! Each of MCP's property schemas has one. The form takes it from the options, the default or the other keywords, and
//! else asks for a text.
//!
//! ## Example
//! ```json
//! {"oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use super::{union, unknown_keyword::is_misspelt};
use crate::{
    lint::{Code, Found, edit, site::PropertySite},
    schema::PrimitiveSchemaDefinition,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let left_out = matches!(site.property.definition, PrimitiveSchemaDefinition::LeftOut(_));
    if site.merged.types().is_some() || left_out || union::branches(site).is_some() || is_misspelt(site, "type") {
        return;
    }
    site.say(found, Code::MISSING_TYPE, "", &[]);
    let taken_for = match &site.property.definition {
        PrimitiveSchemaDefinition::String(_) if !speaks_of_numbers(site) => "string",
        PrimitiveSchemaDefinition::SingleSelectEnum(_) if site.offers_strings() => "string",
        PrimitiveSchemaDefinition::Number(number) if number.integer => "integer",
        PrimitiveSchemaDefinition::Number(_) => "number",
        PrimitiveSchemaDefinition::Boolean => "boolean",
        PrimitiveSchemaDefinition::MultiSelectEnum(_) | PrimitiveSchemaDefinition::StringList(_) => "array",
        PrimitiveSchemaDefinition::Object(_) => "object",
        _ => return,
    };
    if site.merged.layers().count() == 1 {
        edit::add_type(found, site.node, taken_for);
    }
}

/// Whether a keyword means that a number is asked for, all the same that without a type it is a text.
fn speaks_of_numbers(site: &PropertySite) -> bool {
    const OF_NUMBERS: [&str; 5] = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
    OF_NUMBERS.iter().any(|keyword| site.merged.get(keyword).is_some())
}
