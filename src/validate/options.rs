//! `enum` and `const`, and lists of options in general.

use super::Work;
use super::check::{Check, Site};
use super::rule::{Options, Rule};
use crate::json::{Value, joined};
use crate::schema::Assertion;

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    if let Some(options) = &rule.options
        && count(check, site, options) == Some(0)
    {
        let listed = || joined(options.values.iter().map(Value::to_json), ",");
        let want = || match rule.keyword.assertion {
            Assertion::Const => listed(),
            _ => ["[", &listed(), "]"].concat(),
        };
        check.report_error(site, rule.keyword.assertion, || [String::new(), want()]);
    }
}

/// Counts the options that equal the instance, up to 2; `None` if the budget is exceeded.
pub(super) fn count(check: &mut Check<'_>, site: &Site<'_>, options: &Options) -> Option<usize> {
    let value = &site.instance.value;
    // The factor of 8 is for the comparisons while searching.
    check.spend(site, Work::of_value(value).saturating_mul(8)).then(|| options.count(value))
}
