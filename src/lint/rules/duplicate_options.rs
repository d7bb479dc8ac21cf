//! `duplicate-options`
//!
//! ## What it does
//! Finds a value that stands twice among the options.
//!
//! ## Why
//! Two options that send the same cannot be told apart; the form offers the first.
//!
//! ## Example
//! ```json
//! {"type": "string", "enum": ["a", "b", "a"]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string", "enum": ["a", "b"]}
//! ```

use super::shorten;
use crate::{
    json::Node,
    lint::{Code, Diagnostic, edit, site::PropertySite},
    schema::key,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let (keyword, options) = site.written_options();
    let values = options.iter().enumerate();
    let mut sorted: Vec<_> = values.filter_map(|(index, option)| Some((key(&option.value?.value), index))).collect();
    sorted.sort_unstable();
    let items = site.choice.get(keyword).and_then(Node::as_array).unwrap_or_default();
    for pair in sorted.windows(2) {
        if let [(first, _), (second, index)] = pair
            && first == second
            && let Some(option) = options.get(*index)
        {
            // With `enumNames`, an item less would give the others other names.
            let certain = site.choice.get("enumNames").is_none() && option.branch.is_none();
            let fix = certain.then(|| edit::remove_item(items, *index)).flatten();
            found.push(site.at(Code::DUPLICATE_OPTIONS, &option.location).with(shorten(second)).fixed_by(fix));
        }
    }
}
