//! `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum` and `multipleOf`.

use super::Reason;
use super::check::{Check, Site};
use super::rule::Rule;
use crate::schema::Assertion;

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (Some(got), Some(want)) = (site.instance.as_number(), rule.value.as_number()) else { return };
    let assertion = rule.keyword.assertion;
    let digits = got.lexeme().len().saturating_add(want.lexeme().len());
    // A division costs more than a comparison.
    if !check.spend(site, if assertion == Assertion::MultipleOf { digits >> 2 } else { digits >> 5 }) {
        return;
    }
    let accepts = match assertion {
        Assertion::Minimum => Some(got >= want),
        Assertion::Maximum => Some(got <= want),
        Assertion::ExclusiveMinimum => Some(got > want),
        Assertion::ExclusiveMaximum => Some(got < want),
        _ => got.is_multiple_of(want),
    };
    match accepts {
        Some(true) => {}
        Some(false) => check.report_error(site, assertion, || [got, want].map(|number| number.lexeme().to_owned())),
        None => check.report_undecided(site, Reason::Limit),
    }
}
