//! `type`.

use super::ErrorKind;
use super::check::{Check, Site};
use super::rule::Rule;
use crate::schema::Types;

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let value = &site.instance.value;
    if !rule.types.meets(Types::of(value)) {
        check.error(site, || ErrorKind::Type { got: Types::name_of(value), want: rule.types });
    }
}
