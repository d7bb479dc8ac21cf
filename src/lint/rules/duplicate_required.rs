//! `duplicate-required`
//!
//! ## What it does
//! Finds a name that `required` has twice.
//!
//! ## Why
//! JSON Schema asks for unique names. The second says nothing new.
//!
//! ## Example
//! ```json
//! {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name", "name"]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
//! ```

use crate::{
    json::{Node, Pointer},
    lint::{
        Code, Diagnostic, edit,
        fault::absolute,
        site::{PropertySite, SchemaSite},
    },
};

pub(in crate::lint) fn check_root(site: &SchemaSite, found: &mut Vec<Diagnostic>) {
    if let Some((required, at)) = site.merged.locate("required") {
        find(required, &absolute(site.base, &at), found);
    }
}

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    if let Some((required, at)) = site.merged.locate("required") {
        find(required, &absolute(site.schema.base, &at), found);
    }
}

fn find(required: &Node, at: &Pointer, found: &mut Vec<Diagnostic>) {
    let names = required.as_array().unwrap_or_default();
    let mut sorted: Vec<_> =
        names.iter().enumerate().filter_map(|(index, name)| Some((name.as_text()?, index))).collect();
    sorted.sort_unstable();
    for pair in sorted.windows(2) {
        if let [(first, _), (second, index)] = pair
            && first == second
        {
            let diagnostic = Diagnostic::new(Code::DUPLICATE_REQUIRED, at.item(*index)).with(second.as_str());
            found.push(diagnostic.fixed_by(edit::remove_item(names, *index)));
        }
    }
}
