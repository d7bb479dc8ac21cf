//! `any-of-options`
//!
//! ## What it does
//! Finds options of a single choice that are written in `anyOf`.
//!
//! ## Why
//! MCP uses `anyOf` for the options of an array, and `oneOf` for those of a single choice.
//!
//! ## Example
//! ```json
//! {"type": "string", "anyOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}
//! ```

use crate::lint::prelude::*;

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Found) {
    let single = matches!(site.property.definition, Definition::SingleSelectEnum(_));
    let ("anyOf", options) = site.written_options() else { return };
    // `literal-union` reports values without titles.
    if !single || options.iter().any(|option| option.is_of_literals) {
        return;
    }
    site.say(found, Code::ANY_OF_OPTIONS, "anyOf", &[]);
    let member = site.merged.layers().find_map(|layer| layer.as_object()?.member("anyOf"));
    if let Some(member) = member.filter(|_| options.iter().all(|option| option.value.is_some())) {
        edit::replace_name(found, member.name_range, "oneOf");
        if site.merged.types().is_none() && site.merged.layers().count() == 1 && site.offers_strings() {
            edit::add_type(found, site.node, "string");
        }
    }
}
