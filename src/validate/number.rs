//! `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum` and `multipleOf`.

use super::check::{At, Check};
use super::compare::compare_numbers;
use super::compile::Compiler;
use super::keyword::{Compiled, Rule, Site};
use super::{ErrorKind, Reason};
use crate::json::{Node, Number};
use std::cmp::Ordering;

/// How many digits a number and the divisor of `multipleOf` may have together: long division is quadratic.
const MAX_DIGITS: usize = 1_000;

/// A keyword: what it accepts of a number and its value, and its error.
struct Bound {
    keyword: &'static str,
    accepts: fn(&Number, &Number) -> bool,
    error: fn(Number, Number) -> ErrorKind,
}

static BOUNDS: [Bound; 5] = [
    Bound {
        keyword: "minimum",
        accepts: |got, want| compare_numbers(got, want) != Ordering::Less,
        error: |got, want| ErrorKind::Minimum { got, want },
    },
    Bound {
        keyword: "maximum",
        accepts: |got, want| compare_numbers(got, want) != Ordering::Greater,
        error: |got, want| ErrorKind::Maximum { got, want },
    },
    Bound {
        keyword: "exclusiveMinimum",
        accepts: |got, want| compare_numbers(got, want) == Ordering::Greater,
        error: |got, want| ErrorKind::ExclusiveMinimum { got, want },
    },
    Bound {
        keyword: "exclusiveMaximum",
        accepts: |got, want| compare_numbers(got, want) == Ordering::Less,
        error: |got, want| ErrorKind::ExclusiveMaximum { got, want },
    },
    Bound {
        keyword: "multipleOf",
        accepts: Number::is_multiple_of,
        error: |got, want| ErrorKind::MultipleOf { got, want },
    },
];

struct BoundRule {
    bound: &'static Bound,
    want: Number,
}

pub(super) fn compile(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let want = site.value.as_number().ok_or(Reason::Value)?.clone();
    let bound = BOUNDS.iter().find(|bound| bound.keyword == site.keyword).ok_or(Reason::Keyword)?;
    if bound.keyword == "multipleOf" && !is_positive(&want) {
        return Err(Reason::Value);
    }
    Ok(Some(Box::new(BoundRule { bound, want })))
}

impl Rule for BoundRule {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let Some(got) = at.instance.as_number() else { return };
        let digits = got.lexeme().len().saturating_add(self.want.lexeme().len());
        let work = if self.bound.keyword == "multipleOf" { digits.saturating_mul(digits) >> 5 } else { digits >> 6 };
        if !check.spend(at, work.saturating_add(1)) {
        } else if self.bound.keyword == "multipleOf" && digits > MAX_DIGITS {
            check.undecided(at, Reason::Limit);
        } else if !(self.bound.accepts)(got, &self.want) {
            check.error(at, || (self.bound.error)(got.clone(), self.want.clone()));
        }
    }
}

fn is_positive(number: &Number) -> bool {
    let mut digits = number.lexeme().bytes().take_while(|byte| !matches!(byte, b'e' | b'E'));
    digits.any(|byte| byte > b'0') && !number.lexeme().starts_with('-')
}

/// The limit of a length or a count: an integer that is not negative. One beyond `usize` is beyond every length.
pub(super) fn limit(value: &Node) -> Option<usize> {
    let number = value.as_number()?;
    let too_large = || (number.is_integer() && is_positive(number)).then_some(usize::MAX);
    number.to_usize().or_else(too_large)
}
