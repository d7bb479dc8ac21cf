//! `$ref`, within the document only.

use super::check::{Check, Site};
use super::rule::Rule;
use crate::json::{Node, Pointer, Value};

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    if let Some(target) = rule.subschemas.first() {
        check.follow(*target, site);
    }
}

/// The JSON Pointer that a reference's fragment is (RFC 6901, section 6). Percent triplets for ASCII are decoded; others
/// are not followed.
pub(super) fn pointer(reference: &str) -> Option<Pointer> {
    let mut chars = reference.strip_prefix('#')?.chars();
    let mut decoded = String::new();
    while let Some(c) = chars.next() {
        decoded.push(match c {
            '%' => {
                let mut digit = || chars.next()?.to_digit(16);
                let (high, low) = (digit()?, digit()?);
                char::from_u32(high.checked_mul(16)?.checked_add(low)?).filter(char::is_ascii)?
            }
            _ => c,
        });
    }
    (decoded.is_empty() || decoded.starts_with('/')).then(|| Pointer::from(decoded.as_str()))
}

/// The value at a place, and whether a `$id` on the way changes what `$ref` is relative to. Stricter than
/// `Node::pointee`: an unknown escape or an index with a sign or a leading zero leads nowhere.
pub(super) fn find<'a>(root: &'a Node, at: &Pointer) -> Option<(&'a Node, bool)> {
    let mut node = root;
    let mut embedded = false;
    for token in at.as_str().split('/').skip(1) {
        node = match &node.value {
            Value::Object(object) => object.get(&name(token)?)?,
            Value::Array(items) if token == "0" || !token.starts_with(['0', '+']) => {
                items.get(token.parse::<usize>().ok()?)?
            }
            _ => return None,
        };
        embedded |= has_id(node);
    }
    Some((node, embedded))
}

/// Whether the schema is a resource of its own.
pub(super) fn has_id(node: &Node) -> bool {
    node.get("$id").is_some_and(|id| id.as_str().is_some())
}

fn name(token: &str) -> Option<String> {
    let mut chars = token.chars();
    let mut name = String::new();
    while let Some(c) = chars.next() {
        name.push(match c {
            '~' => match chars.next()? {
                '0' => '~',
                '1' => '/',
                _ => return None,
            },
            _ => c,
        });
    }
    Some(name)
}
