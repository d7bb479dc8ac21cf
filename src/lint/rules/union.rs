//! MCP has no unions. The form takes numbers and texts in one field; of other unions it shows the type of the default,
//! or else the type that accepts the most texts. The answer is checked against the whole union.
//!
//! Example: `{"anyOf": [{"type": "boolean"}, {"type": "string"}]}`
//!
//! Use instead: `{"type": "string"}`

use super::lost_options::lost;
use crate::lint::prelude::*;
use crate::schema::{MergedSchema, types_of_branch};

pub(super) const RULE: Rule = warning!(
    "union",
    "“{0}” allows several kinds of value, which the standard does not have; the form asks for one, that of the default if there is one, and takes numbers and texts in one field.",
    "Settle on one type.",
    &[RuleCheck::Property(check)],
);

fn check(site: &PropertySite, findings: &mut Findings) {
    let keyword = if site.merged.types().is_some() { Some("type") } else { branches(site) };
    if let Some(keyword) = keyword.filter(|keyword| is_of_several_types(site, keyword)) {
        site.report(findings, keyword, &[keyword]);
    }
}

/// Returns true if `type`, or the branches of a union without one, name several types. Integers count as numbers.
pub(super) fn is_of_several_types(site: &PropertySite, keyword: &str) -> bool {
    let named = site.merged.types().filter(|_| keyword == "type");
    let types = named.or_else(|| {
        let branches = site.merged.array(keyword).filter(|_| site.merged.types().is_none())?;
        let types = branches.iter().map(|branch| types_of_branch(&MergedSchema::new(site.schema.root, branch)));
        Some(types.fold(Types::NONE, Types::with))
    });
    let kinds = [Types::STRING, Types::NUMERIC, Types::BOOLEAN, Types::ARRAY, Types::OBJECT];
    kinds.into_iter().filter(|kind| types.is_some_and(|types| types.meets(*kind))).count() > 1
}

/// Returns the keyword with several branches that are not options.
pub(super) fn branches(site: &PropertySite) -> Option<&'static str> {
    let is_choice = match &site.property.definition {
        Definition::LeftOut(_) | Definition::Const(_) => true,
        _ => !site.options().is_empty(),
    };
    let is_choice = is_choice || site.merged.layers().any(|layer| lost(layer).is_some());
    let several =
        |branches: Option<&[Node]>| branches.unwrap_or_default().iter().filter(|branch| !is_null(branch)).count() > 1;
    ["anyOf", "oneOf"].into_iter().find(|keyword| !is_choice && several(site.merged.array(keyword)))
}
