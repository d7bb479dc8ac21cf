//! `const`.

use super::check::{Check, Site};
use super::cost::cost_of_search;
use super::rule::Rule;
use crate::schema::Assertion;

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let (got, want) = (&site.instance.value, &rule.value.value);
    if check.spend(site, cost_of_search(got, std::slice::from_ref(want))) && got != want {
        check.error(site, Assertion::Const, || [String::new(), want.to_json()]);
    }
}
