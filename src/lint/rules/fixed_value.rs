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

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if let Definition::Const(value) = &site.property.definition {
        let sent = value.to_json();
        let arguments = [sent.as_str()];
        // Where it is not required, whether it is sent is to choose.
        site.say(found, Code::FIXED_VALUE, "const", if site.property.required { &arguments } else { &[] });
    }
}
