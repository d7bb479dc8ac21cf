//! `option-of-another-type`
//!
//! ## What it does
//! Finds an option that is not of the property's type.
//!
//! ## Why
//! No answer can have it: `type` forbids it. The form does not offer it.
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

use super::shorten;
use crate::{
    json::Value,
    lint::{Code, Diagnostic, site::PropertySite},
    schema::Types,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let Some(types) = site.choice.types() else { return };
    for option in site.written_options().1 {
        if let Some(value) = option.value.map(|node| &node.value)
            && *value != Value::Null
            && !types.meets(Types::of(value))
        {
            found.push(site.at(Code::OPTION_OF_ANOTHER_TYPE, &option.location).with(shorten(&value.to_string())));
        }
    }
}
