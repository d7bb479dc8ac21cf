//! Finds a property, or the options of an array, without `type`. Each of MCP's schemas has one, and some clients need
//! it. The form derives it from the options, the default or other keywords; otherwise it shows a text field.
//!
//! Example: `{"oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`
//!
//! Use instead: `{"type": "string", "oneOf": [{"const": "a", "title": "A"}, {"const": "b", "title": "B"}]}`

use super::{union, unknown_keyword::is_misspelt, unsafe_number::BOUNDS};
use crate::lint::prelude::*;

pub(super) const RULE: Rule =
    warning!("missing-type", "There is no “type”.", "Say which it is.", &[RuleCheck::Property(check)]).keeps_answers();

fn check(site: &PropertySite, findings: &mut Findings) {
    if site.is_multiple && site.choice.types().is_none() && site.choice.get("enum").is_some() {
        site.report(findings, "items", &[]);
        if site.offers_strings() {
            edit::add_type(findings, &site.choice, "string");
        }
    }
    if site.merged.types().is_some()
        || matches!(site.property.definition, Definition::LeftOut(_))
        || is_said_of_options(site)
        || union::branches(site).is_some()
        || is_misspelt(site, "type")
    {
        return;
    }
    site.report(findings, "", &[]);
    // A bound suggests that a number is intended, although the field is a text.
    let has_bound = BOUNDS.iter().any(|keyword| site.merged.get(keyword).is_some());
    let taken_for = match &site.property.definition {
        Definition::String(_) if !has_bound => "string",
        Definition::SingleSelectEnum(_) if site.offers_strings() => "string",
        Definition::Number(number) if number.integer => "integer",
        Definition::Number(_) => "number",
        Definition::Boolean => "boolean",
        Definition::MultiSelectEnum(_) | Definition::StringList(_) => "array",
        Definition::Object(_) => "object",
        _ => return,
    };
    edit::add_type(findings, &site.merged, taken_for);
}

/// Returns true if another rule reports that the options are not written in MCP's way; its help includes the type.
fn is_said_of_options(site: &PropertySite) -> bool {
    let is_single = matches!(site.property.definition, Definition::SingleSelectEnum(_));
    is_single && (site.keyword == "anyOf" || site.offers_literals() || !site.offers_strings())
}
