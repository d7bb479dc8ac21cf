//! Maps each keyword to the function that checks it. Everything else about keywords is in the table of `crate::schema`.

use super::check::{Check, Site};
use super::rule::Rule;
use super::{array, combined, number, object, options, reference, string, types};
use crate::schema::Assertion;

pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let family = match rule.keyword.assertion {
        Assertion::None | Assertion::Undecided | Assertion::False | Assertion::Request | Assertion::Limit => return,
        Assertion::Type => types::check,
        Assertion::Const | Assertion::Enum => options::check,
        Assertion::AllOf => combined::all_of,
        Assertion::AnyOf | Assertion::OneOf => combined::branches,
        Assertion::Ref => reference::check,
        Assertion::MinLength | Assertion::MaxLength => string::length,
        Assertion::Pattern => string::pattern,
        Assertion::Format => string::format,
        Assertion::Minimum | Assertion::ExclusiveMinimum => number::check,
        Assertion::Maximum | Assertion::ExclusiveMaximum | Assertion::MultipleOf => number::check,
        Assertion::MinItems | Assertion::MaxItems => array::count,
        Assertion::UniqueItems => array::unique_items,
        Assertion::PrefixItems => array::prefix_items,
        Assertion::Items => array::items,
        Assertion::Properties => object::properties,
        Assertion::Required => object::required,
        Assertion::AdditionalProperties => object::additional,
        Assertion::MinProperties | Assertion::MaxProperties => object::count,
    };
    family(check, site, rule);
}
