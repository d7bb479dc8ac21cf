//! `const`.

use super::ErrorKind;
use super::check::{Check, Site};
use super::compare::{cost_of_search, is_equal};
use super::rule::Rule;

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (got, want) = (&site.instance.value, &rule.value.value);
    if check.spend(site, cost_of_search(got, std::slice::from_ref(want))) && !is_equal(got, want) {
        check.error(site, || ErrorKind::Const { want: want.clone() });
    }
}
