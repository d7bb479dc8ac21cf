//! `const`.

use super::ErrorKind;
use super::check::{At, Check};
use super::compare::{is_equal, weight};
use super::schema::Rule;

pub(super) fn check(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    let (got, want) = (&at.instance.value, &rule.value.value);
    if check.spend(at, weight(want)) && !is_equal(got, want) {
        check.error(at, || ErrorKind::Const { want: want.clone() });
    }
}
