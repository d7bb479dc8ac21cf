//! `minItems`, `maxItems`, `uniqueItems`, `items` and `prefixItems`.

use super::Work;
use super::check::{Check, InstancePath, Site};
use super::rule::Rule;
use crate::json::{self, digits};
use crate::schema::Assertion;
use std::cmp::Ordering;

pub(super) fn count(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    check.check_limit(site, rule, site.items().len());
}

pub(super) fn unique_items(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let items = site.items();
    // The factor of 8 is for the comparisons of each item while sorting.
    if rule.value.as_bool() != Some(true) || !check.spend(site, Work::of_value(&site.instance.value).saturating_mul(8))
    {
        return;
    }
    let order = |a: usize, b: usize| match (items.get(a), items.get(b)) {
        (Some(a), Some(b)) => a.value.cmp(&b.value),
        _ => Ordering::Equal,
    };
    let sorted = json::order(items.len(), &order);
    let pairs = sorted.iter().zip(sorted.iter().skip(1));
    let equal = pairs.filter(|(first, second)| order(**first, **second) == Ordering::Equal);
    if let Some((first, second)) = equal.min_by_key(|(_, second)| **second) {
        let indices = || ["[", &digits(*first), ",", &digits(*second), "]"].concat();
        check.report_error(site, Assertion::UniqueItems, || [indices(), String::new()]);
    }
}

pub(super) fn prefix_items(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    for (index, (item, schema)) in site.items().iter().zip(&rule.subschemas).enumerate() {
        check.evaluate(*schema, item, &InstancePath::Item(site.path, index));
    }
}

/// `items`: the schema of the items after those of `prefixItems`.
pub(super) fn items(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let skip = check.beside(site, "prefixItems").map_or(0, |prefix| prefix.subschemas.len());
    let Some(schema) = rule.subschemas.first() else { return };
    for (index, item) in site.items().iter().enumerate().skip(skip) {
        check.evaluate(*schema, item, &InstancePath::Item(site.path, index));
    }
}
