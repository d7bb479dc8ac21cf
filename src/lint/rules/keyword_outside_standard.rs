//! Finds keywords that MCP's schemas do not have, but that the form follows: `pattern`, `multipleOf`, `$ref` and
//! others. Other clients ignore them, remove them, or reject the request. Then the user learns of the constraint only
//! from the server's error.
//!
//! Example: `{"type": "string", "pattern": "^[a-z]+$"}`
//!
//! Use instead: `{"type": "string", "description": "Lower-case letters only"}`

use super::ignored_keyword::hides_properties;
use super::inexact_multiple::is_inexact;
use super::union::{branches, is_of_several_types};
use crate::json::{Number, digits};
use crate::lint::prelude::*;
use crate::schema::reference as reference_of;

pub(super) const RULE: Rule = warning!(
    "keyword-outside-standard",
    "“{0}” works here but is not in MCP's schema; other clients may ignore it or refuse the request.",
    "Do without it[, or say it in the “{1}” as well].",
    &[RuleCheck::Property(check_property), RuleCheck::Keyword(check)],
)
.keeps_answers();

// A union of one type has no other finding.
fn check_property(site: &PropertySite, findings: &mut Findings) {
    if let Some(keyword) = branches(site).filter(|keyword| !is_of_several_types(site, keyword)) {
        site.report(findings, keyword, &[keyword, "description"]);
    }
}

fn check(site: &KeywordSite, findings: &mut Findings) {
    if site.effect != Effect::OutsideStandard || is_reported_elsewhere(site) {
        return;
    }
    let is_alone = site.value.as_array().is_some_and(|members| members.len() <= 1);
    let arguments: &[&str] = match site.name {
        "$ref" | "$defs" | "definitions" | "examples" | "writeOnly" => &[site.name],
        "allOf" if is_alone => &[site.name],
        _ => &[site.name, "description"],
    };
    site.report(findings, arguments);
    match site.name {
        "$ref" => inline_target(site, findings),
        "$defs" | "definitions" if site.place == Places::ROOT => {
            edit::remove_member(findings, site.schema, site.name);
        }
        "exclusiveMinimum" => include_bound(site, "minimum", findings),
        "exclusiveMaximum" => include_bound(site, "maximum", findings),
        _ => {}
    }
}

/// Returns true if another finding has the same cause, or if the keyword does no harm.
fn is_reported_elsewhere(site: &KeywordSite) -> bool {
    match site.name {
        // The union is reported.
        _ if site.place == Places::BRANCH => true,
        "pattern" => {
            site.is_pattern_without_u()
                || matches!(site.pattern_outcome(), Some(Outcome::Invalid | Outcome::Undecided))
        }
        "oneOf" => site.place == Places::ITEMS,
        "multipleOf" => is_inexact(site),
        "allOf" => hides_properties(site),
        // The references to them are reported.
        "$defs" | "definitions" => refers(site.root),
        // Docstrings and generators write it at the root, where clients ignore it.
        "description" => site.place == Places::ROOT,
        _ => false,
    }
}

fn inline_target(site: &KeywordSite, findings: &mut Findings) {
    let reference = site.value.as_str().unwrap_or_default();
    let target = Pointer::of_reference(reference).and_then(|pointer| site.root.pointee(&pointer));
    if let Some(target) = target.filter(|target| reference_of(target).is_none()) {
        // A title that repeats the definition's name is a class name of the server, and is not shown.
        let title = target.get("title").and_then(Node::as_str).unwrap_or_default();
        let is_class = reference.rsplit('/').next().is_some_and(|class| class.eq_ignore_ascii_case(title));
        edit::inline(findings, site.schema, "$ref", target, if is_class { &["title"] } else { &[] });
    }
}

/// Returns true if a value contains a reference; the parser has limited the depth.
fn refers(node: &Node) -> bool {
    reference_of(node).is_some()
        || node.as_array().unwrap_or_default().iter().any(refers)
        || node.as_object().into_iter().flatten().any(|member| refers(&member.node))
}

/// Rewrites an exclusive bound of integers as an inclusive bound with the next integer.
fn include_bound(site: &KeywordSite, inclusive: &str, findings: &mut Findings) {
    let is_integer = site.schema.get("type").and_then(Node::as_str) == Some("integer");
    let bound = site.value.as_number().filter(|bound| bound.is_safe_integer()).and_then(Number::to_usize);
    let next = bound.and_then(|bound| if inclusive == "minimum" { bound.checked_add(1) } else { bound.checked_sub(1) });
    if let Some(next) = next.filter(|_| is_integer && site.schema.get(inclusive).is_none()) {
        findings.replace(site.value.range, digits(next));
        edit::replace_string(findings, site.name_range, inclusive);
    }
}
