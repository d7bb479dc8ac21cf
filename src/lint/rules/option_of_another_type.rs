//! `option-of-another-type`
//!
//! ## What it does
//! Finds an option that is not of the property's type.
//!
//! ## Why
//! `type` forbids it, so no answer can contain it. The form does not offer it.
//!
//! ## Example
//! ```json
//! {"type": "string", "enum": ["1", 2]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "enum": ["1", "2"]}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &OptionSite, found: &mut Found) {
    if let (Some(types), Some(value)) = (site.types, site.value)
        && value.value != Value::Null
        && !types.meets(Types::of(&value.value))
    {
        site.say(found, Code::OPTION_OF_ANOTHER_TYPE, &[&value.to_json()]);
    }
}
