//! `const`.

use super::ErrorKind;
use super::check::{Check, Site};
use super::compare::{is_equal, weight};
use super::rule::Rule;

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (got, want) = (&site.instance.value, &rule.value.value);
    if check.spend(site, weight(want)) && !is_equal(got, want) {
        check.error(site, || ErrorKind::Const { want: want.clone() });
    }
}
