//! `minItems`, `maxItems`, `uniqueItems`, `items` and `prefixItems`.

use super::check::{At, Check};
use super::compare::{compare, sorted, weight};
use super::compile::Compiler;
use super::keyword::{Compiled, Rule, Site};
use super::number::limit;
use super::schema::Step;
use super::{ErrorKind, Reason};
use std::cmp::Ordering;

struct Count {
    want: usize,
    is_maximum: bool,
}

pub(super) fn compile_count(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let want = limit(site.value).ok_or(Reason::Value)?;
    Ok(Some(Box::new(Count { want, is_maximum: site.keyword == "maxItems" })))
}

impl Rule for Count {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let (got, want) = (at.instance.as_array().unwrap_or_default().len(), self.want);
        if self.is_maximum && got > want {
            check.error(at, || ErrorKind::MaxItems { got, want });
        } else if !self.is_maximum && got < want {
            check.error(at, || ErrorKind::MinItems { got, want });
        }
    }
}

struct Unique;

pub(super) fn compile_unique(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let unique = site.value.as_bool().ok_or(Reason::Value)?;
    Ok(unique.then(|| Box::new(Unique) as Box<dyn Rule>))
}

impl Rule for Unique {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let items = at.instance.as_array().unwrap_or_default();
        // Each item is compared some times.
        let work = items.iter().fold(0_usize, |sum, item| sum.saturating_add(weight(&item.value)));
        if !check.spend(at, work.saturating_mul(8)) {
            return;
        }
        let order = |a: usize, b: usize| match (items.get(a), items.get(b)) {
            (Some(a), Some(b)) => compare(&a.value, &b.value),
            _ => Ordering::Equal,
        };
        let sorted = sorted(items.len(), &order);
        let pairs = sorted.iter().zip(sorted.iter().skip(1));
        let equal = pairs.filter(|(first, second)| order(**first, **second) == Ordering::Equal);
        if let Some((first, second)) = equal.min_by_key(|(_, second)| **second) {
            check.error(at, || ErrorKind::UniqueItems { first: *first, second: *second });
        }
    }
}

/// Schemas for the first items.
struct Prefix(Vec<usize>);

pub(super) fn compile_prefix<'a>(compiler: &mut Compiler<'a>, site: &Site<'a>) -> Compiled {
    let schemas = site.value.as_array().filter(|schemas| !schemas.is_empty()).ok_or(Reason::Value)?;
    let schemas = schemas.iter().enumerate();
    let schemas = schemas
        .map(|(item, node)| compiler.subschema(site, node, Step::Item(site.index, site.keyword, item)))
        .collect();
    Ok(Some(Box::new(Prefix(schemas))))
}

impl Rule for Prefix {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let items = at.instance.as_array().unwrap_or_default();
        for (index, (item, schema)) in items.iter().zip(&self.0).enumerate() {
            check.evaluate(*schema, item, &at.place.item(index));
        }
    }
}

/// A schema for the items behind the first ones.
struct Items {
    schema: usize,
    skip: usize,
}

pub(super) fn compile_items<'a>(compiler: &mut Compiler<'a>, site: &Site<'a>) -> Compiled {
    // An array of schemas was the older edition's `prefixItems`.
    if site.value.as_array().is_some() {
        return Err(Reason::Value);
    }
    let skip = match site.schema.get("prefixItems") {
        None => 0,
        Some(prefix) => prefix.as_array().ok_or(Reason::Value)?.len(),
    };
    let schema = compiler.subschema(site, site.value, Step::Value(site.index, site.keyword));
    Ok(Some(Box::new(Items { schema, skip })))
}

impl Rule for Items {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let items = at.instance.as_array().unwrap_or_default();
        for (index, item) in items.iter().enumerate().skip(self.skip) {
            check.evaluate(self.schema, item, &at.place.item(index));
        }
    }
}
