//! `enum`, and lists of options in general.

use super::ErrorKind;
use super::check::{Check, Site};
use super::compare::{cost_of_search, is_equal};
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
    let value = &site.instance.value;
    let equal = || options.iter().filter(|option| is_equal(option, value));
    check.spend(site, cost_of_search(value, options)).then(|| equal().take(2).count())
}
