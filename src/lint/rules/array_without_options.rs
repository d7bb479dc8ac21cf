//! `array-without-options`
//!
//! ## What it does
//! Finds an array whose items are not chosen from options.
//!
//! ## Why
//! MCP's arrays are multi-select enums; many clients reject others. This form shows a list to which the user can add
//! texts or numbers.
//!
//! ## Example
//! ```json
//! {"type": "array", "items": {"type": "string"}}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "array", "items": {"type": "string", "enum": ["red", "green"]}}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    if matches!(site.property.definition, Definition::StringList(_)) {
        site.say(found, Code::ARRAY_WITHOUT_OPTIONS, "", &[]);
    }
}
