//! `enum`, and lists of options in general.

use super::ErrorKind;
use super::check::{Check, Site};
use super::compare::{is_equal, weight};
use super::rule::Rule;
use crate::json::Value;
use std::sync::Arc;

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    if let Some(options) = &rule.options
        && count(check, site, options) == Some(0)
    {
        check.error(site, || ErrorKind::Enum { want: Arc::clone(options) });
    }
}

/// How many options equal the instance, up to 2; none if that is too much work.
pub(super) fn count(check: &mut Check<'_>, site: &Site<'_>, options: &[Value]) -> Option<usize> {
    let work = options.len().saturating_mul(weight(&site.instance.value)) >> 5;
    let equal = || options.iter().filter(|option| is_equal(option, &site.instance.value));
    check.spend(site, work).then(|| equal().take(2).count())
}
