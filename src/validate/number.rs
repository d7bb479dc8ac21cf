//! `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum` and `multipleOf`.

use super::check::{At, Check};
use super::compare::{compare_numbers, weight_of_text};
use super::compile::Compiler;
use super::keyword::{Compiled, Rule, Site};
use super::{ErrorKind, Reason};
use crate::json::{Node, Number};
use std::cmp::Ordering;

/// How many digits a number and the divisor of `multipleOf` may have together: long division is quadratic.
const MAX_DIGITS: usize = 1_000;

struct Bound {
    keyword: &'static str,
    want: Number,
}

pub(super) fn compile(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let want = site.value.as_number().ok_or(Reason::Value)?;
    if site.keyword == "multipleOf" && !is_positive(want) {
        return Err(Reason::Value);
    }
    Ok(Some(Box::new(Bound { keyword: site.keyword, want: want.clone() })))
}

impl Rule for Bound {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let Some(got) = at.instance.as_number() else { return };
        if !check.spend(at, weight_of_text(got.lexeme()).saturating_add(weight_of_text(self.want.lexeme()))) {
            return;
        }
        let is_multiple_of = self.keyword == "multipleOf";
        if is_multiple_of {
            let digits = got.lexeme().len().saturating_add(self.want.lexeme().len());
            if digits > MAX_DIGITS {
                check.undecided(at, Reason::Limit);
                return;
            }
            if !check.spend(at, digits.saturating_mul(digits) >> 5) {
                return;
            }
        }
        let want = &self.want;
        let order = if is_multiple_of { Ordering::Equal } else { compare_numbers(got, want) };
        let accepted = match self.keyword {
            "minimum" => order != Ordering::Less,
            "maximum" => order != Ordering::Greater,
            "exclusiveMinimum" => order == Ordering::Greater,
            "exclusiveMaximum" => order == Ordering::Less,
            _ => got.is_multiple_of(want),
        };
        if accepted {
            return;
        }
        let (got, want) = (|| got.clone(), || want.clone());
        check.error(at, &|| match self.keyword {
            "minimum" => ErrorKind::Minimum { got: got(), want: want() },
            "maximum" => ErrorKind::Maximum { got: got(), want: want() },
            "exclusiveMinimum" => ErrorKind::ExclusiveMinimum { got: got(), want: want() },
            "exclusiveMaximum" => ErrorKind::ExclusiveMaximum { got: got(), want: want() },
            _ => ErrorKind::MultipleOf { got: got(), want: want() },
        });
    }
}

fn is_positive(number: &Number) -> bool {
    let digits = number.lexeme().split(['e', 'E']).next().unwrap_or_default();
    !digits.starts_with('-') && digits.contains(|c: char| matches!(c, '1'..='9'))
}

/// The limit of a length or a count: an integer that is not negative. One beyond `usize` is beyond every length.
pub(super) fn limit(value: &Node) -> Option<usize> {
    let number = value.as_number()?;
    let too_large = || (is_positive(number) && number.is_integer()).then_some(usize::MAX);
    number.to_usize().or_else(too_large)
}
