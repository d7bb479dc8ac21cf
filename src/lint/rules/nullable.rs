//! `nullable`
//!
//! ## What it does
//! Finds a property that may be `null`: by `type`, by a branch of `anyOf` or `oneOf`, or by an option.
//!
//! ## Why
//! An answer never holds `null`. An optional property that is not answered is left out; a required one stays
//! required.
//!
//! ## Example
//! ```json
//! {"anyOf": [{"type": "string"}, {"type": "null"}]}
//! ```
//!
//! ## Use instead
//! ```json
//! {"type": "string"}
//! ```

use crate::{
    json::{Node, Value},
    lint::{Code, Diagnostic, edit, site::PropertySite},
    schema::is_null,
};

pub(in crate::lint) fn check(site: &PropertySite, found: &mut Vec<Diagnostic>) {
    let array = |keyword| Some((keyword, site.get(keyword)?.as_array()?));
    if let Some((_, types)) = array("type") {
        let named = |node: &&Node| node.as_str() != Some("null");
        let others: Vec<&Node> = types.iter().filter(named).collect();
        if others.len() < types.len() {
            let fix = match (others.as_slice(), site.get("type")) {
                ([only], Some(types)) => Some(vec![edit::replace(types.range, only.to_string())]),
                _ => None,
            };
            found.push(site.of_keyword(Code::NULLABLE, "type").fixed_by(fix));
            return;
        }
    }
    let null = |items: &[Node], keyword| match keyword {
        "enum" => items.iter().any(|item| item.value == Value::Null),
        _ => items.iter().any(is_null),
    };
    let keyword =
        ["anyOf", "oneOf", "enum"].into_iter().filter_map(array).find(|(keyword, items)| null(items, keyword));
    if let Some((keyword, _)) = keyword {
        found.push(site.of_keyword(Code::NULLABLE, keyword));
    }
}
