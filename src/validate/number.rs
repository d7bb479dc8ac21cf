//! `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum` and `multipleOf`.

use super::ErrorKind;
use super::Reason;
use super::check::{Check, Site};
use super::compare::compare_numbers;
use super::rule::Rule;
use crate::json::Number;
use std::cmp::Ordering;

/// How many digits a number and the divisor of `multipleOf` may have together: long division is quadratic.
const MAX_DIGITS: usize = 1_000;

pub(super) fn minimum(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    bound(check, site, rule, |order| order != Ordering::Less, |got, want| ErrorKind::Minimum { got, want });
}

pub(super) fn maximum(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    bound(check, site, rule, |order| order != Ordering::Greater, |got, want| ErrorKind::Maximum { got, want });
}

pub(super) fn exclusive_minimum(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    bound(check, site, rule, |order| order == Ordering::Greater, |got, want| ErrorKind::ExclusiveMinimum { got, want });
}

pub(super) fn exclusive_maximum(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    bound(check, site, rule, |order| order == Ordering::Less, |got, want| ErrorKind::ExclusiveMaximum { got, want });
}

type Accepts = fn(Ordering) -> bool;
type Error = fn(Number, Number) -> ErrorKind;

fn bound(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule, accepts: Accepts, error: Error) {
    let (Some(got), Some(want)) = (site.instance.as_number(), rule.value.as_number()) else { return };
    if check.spend(site, digits(got, want) >> 5) && !accepts(compare_numbers(got, want)) {
        check.error(site, || error(got.clone(), want.clone()));
    }
}

pub(super) fn multiple_of(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (Some(got), Some(want)) = (site.instance.as_number(), rule.value.as_number()) else { return };
    let digits = digits(got, want);
    if digits > MAX_DIGITS {
        check.undecided(site, Reason::Limit);
    } else if check.spend(site, digits.saturating_mul(digits) >> 5) && !got.is_multiple_of(want) {
        check.error(site, || ErrorKind::MultipleOf { got: got.clone(), want: want.clone() });
    }
}

fn digits(a: &Number, b: &Number) -> usize {
    a.lexeme().len().saturating_add(b.lexeme().len())
}
