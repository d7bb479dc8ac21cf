//! `fixed-value`
//!
//! ## What it does
//! Finds a property with `const`.
//!
//! ## Why
//! MCP's schemas have `const` only in options. The user has no choice: the form shows the value and sends it.
//!
//! ## Example
//! ```json
//! {"type": "string", "const": "yes"}
//! ```
//!
//! ## Use instead
//! Leave out the property, since the server knows the value; or use a boolean if the user is to agree to something.

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if let Definition::Const(value) = &site.property.definition {
        let sent = value.to_json();
        let arguments = [sent.as_str()];
        // If it is not required, the user can still choose to leave it out.
        site.say(found, Code::FIXED_VALUE, "const", if site.property.required { &arguments } else { &[] });
    }
}
