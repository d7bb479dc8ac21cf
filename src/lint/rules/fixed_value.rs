//! `fixed-value`
//!
//! ## What it does
//! Finds a property with `const`.
//!
//! ## Why
//! MCP's schemas have `const` in options alone. There is nothing to choose: the form shows the value and sends it.
//!
//! ## Example
//! ```json
//! {"type": "string", "const": "yes"}
//! ```
//!
//! ## Use instead
//! No property at all, since the server knows the value; or a boolean, where the person is to agree to something.

use crate::{
    lint::{Code, Found, site::PropertySite},
    schema::PrimitiveSchemaDefinition,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if matches!(site.property.definition, PrimitiveSchemaDefinition::Const(_)) {
        site.say(found, Code::FIXED_VALUE, "const", &[]);
    }
}
