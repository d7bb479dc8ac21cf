//! `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum` and `multipleOf`.

use super::ErrorKind;
use super::Reason;
use super::check::{At, Check};
use super::compare::compare_numbers;
use super::schema::Rule;
use crate::json::{Node, Number};
use std::cmp::Ordering;

/// How many digits a number and the divisor of `multipleOf` may have together: long division is quadratic.
const MAX_DIGITS: usize = 1_000;

pub(super) fn minimum(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    bound(check, at, rule, |order| order != Ordering::Less, |got, want| ErrorKind::Minimum { got, want });
}

pub(super) fn maximum(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    bound(check, at, rule, |order| order != Ordering::Greater, |got, want| ErrorKind::Maximum { got, want });
}

pub(super) fn exclusive_minimum(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    bound(check, at, rule, |order| order == Ordering::Greater, |got, want| ErrorKind::ExclusiveMinimum { got, want });
}

pub(super) fn exclusive_maximum(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    bound(check, at, rule, |order| order == Ordering::Less, |got, want| ErrorKind::ExclusiveMaximum { got, want });
}

type Accepts = fn(Ordering) -> bool;
type Error = fn(Number, Number) -> ErrorKind;

fn bound(check: &mut Check<'_>, at: &At<'_>, rule: &Rule, accepts: Accepts, error: Error) {
    let (Some(got), Some(want)) = (at.instance.as_number(), rule.value.as_number()) else { return };
    if check.spend(at, digits(got, want) >> 6) && !accepts(compare_numbers(got, want)) {
        check.error(at, || error(got.clone(), want.clone()));
    }
}

pub(super) fn multiple_of(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    let (Some(got), Some(want)) = (at.instance.as_number(), rule.value.as_number()) else { return };
    let digits = digits(got, want);
    if digits > MAX_DIGITS {
        check.undecided(at, Reason::Limit);
    } else if check.spend(at, digits.saturating_mul(digits) >> 5) && !got.is_multiple_of(want) {
        check.error(at, || ErrorKind::MultipleOf { got: got.clone(), want: want.clone() });
    }
}

fn digits(a: &Number, b: &Number) -> usize {
    a.lexeme().len().saturating_add(b.lexeme().len())
}

pub(super) fn is_positive(number: &Number) -> bool {
    let mut digits = number.lexeme().bytes().take_while(|byte| !matches!(byte, b'e' | b'E'));
    digits.any(|byte| byte > b'0') && !number.lexeme().starts_with('-')
}

/// The limit of a length or a count: an integer that is not negative. One beyond `usize` is beyond every length.
pub(super) fn limit(value: &Node) -> Option<usize> {
    let number = value.as_number()?;
    let too_large = || (number.is_integer() && is_positive(number)).then_some(usize::MAX);
    number.to_usize().or_else(too_large)
}
