//! `type`.

use super::check::{Check, Site};
use super::rule::Rule;
use crate::json::joined;
use crate::schema::{Assertion, Types};

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let value = &site.instance.value;
    if !rule.types.meets(Types::of(value)) {
        let quoted = |name: &str| ["\"", name, "\""].concat();
        let types = || joined(rule.types.as_names().map(quoted), ",");
        check.report_error(site, Assertion::Type, || [quoted(Types::name_of(value)), ["[", &types(), "]"].concat()]);
    }
}
