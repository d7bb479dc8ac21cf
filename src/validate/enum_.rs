//! `enum`, and lists of options in general.

use super::ErrorKind;
use super::check::{At, Check};
use super::compare::{is_equal, weight};
use super::schema::Rule;
use crate::json::Value;
use std::sync::Arc;

pub(super) fn check(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    if let Some(options) = &rule.options
        && count(check, at, options) == Some(0)
    {
        check.error(at, || ErrorKind::Enum { want: Arc::clone(options) });
    }
}

/// How many options equal the instance, up to 2; none if that is too much work.
pub(super) fn count(check: &mut Check<'_>, at: &At<'_>, options: &[Value]) -> Option<usize> {
    let work = options.len().saturating_mul(weight(&at.instance.value)) >> 5;
    let equal = || options.iter().filter(|option| is_equal(option, &at.instance.value));
    check.spend(at, work).then(|| equal().take(2).count())
}
