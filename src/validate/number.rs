//! `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum` and `multipleOf`.

use super::Reason;
use super::check::{Check, Site};
use super::rule::Rule;
use crate::json::Number;
use crate::schema::Assertion;
use std::cmp::Ordering;

/// The four bounds.
pub(super) fn bound(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (Some(got), Some(want)) = (site.instance.as_number(), rule.value.as_number()) else { return };
    if !check.spend(site, digits(got, want) >> 5) {
        return;
    }
    let order = got.cmp(want);
    let accepts = match rule.keyword.assertion {
        Assertion::Minimum => order != Ordering::Less,
        Assertion::Maximum => order != Ordering::Greater,
        Assertion::ExclusiveMinimum => order == Ordering::Greater,
        _ => order == Ordering::Less,
    };
    if !accepts {
        check.report_error(site, rule.keyword.assertion, || [got, want].map(|number| number.lexeme().to_owned()));
    }
}

pub(super) fn multiple_of(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (Some(got), Some(want)) = (site.instance.as_number(), rule.value.as_number()) else { return };
    if !check.spend(site, digits(got, want) >> 2) {
        return;
    }
    match got.is_multiple_of(want) {
        Some(true) => {}
        Some(false) => {
            check.report_error(site, Assertion::MultipleOf, || [got, want].map(|number| number.lexeme().to_owned()));
        }
        None => check.report_undecided(site, Reason::Limit),
    }
}

fn digits(a: &Number, b: &Number) -> usize {
    a.lexeme().len().saturating_add(b.lexeme().len())
}
