//! Which function checks which keyword. What else there is to say of a keyword is in the table of `crate::schema`.

use super::check::{Check, Site};
use super::rule::Rule;
use super::{array, combined, const_, enum_, number, object, reference, string, type_};
use crate::schema::Assertion;

/// Checks an instance against one rule.
pub(super) fn check(check: &mut Check<'_>, site: &Site<'_>, rule: &Rule) {
    let family = match rule.keyword.assertion {
        Assertion::None | Assertion::Undecided => return,
        Assertion::Type => type_::check,
        Assertion::Const => const_::check,
        Assertion::Enum => enum_::check,
        Assertion::AllOf => combined::all_of,
        Assertion::AnyOf => combined::any_of,
        Assertion::OneOf => combined::one_of,
        Assertion::Ref => reference::check,
        Assertion::MinLength => string::min_length,
        Assertion::MaxLength => string::max_length,
        Assertion::Pattern => string::pattern,
        Assertion::Format => string::format,
        Assertion::Minimum => number::minimum,
        Assertion::Maximum => number::maximum,
        Assertion::ExclusiveMinimum => number::exclusive_minimum,
        Assertion::ExclusiveMaximum => number::exclusive_maximum,
        Assertion::MultipleOf => number::multiple_of,
        Assertion::MinItems => array::min_items,
        Assertion::MaxItems => array::max_items,
        Assertion::UniqueItems => array::unique_items,
        Assertion::PrefixItems => array::prefix_items,
        Assertion::Items => array::items,
        Assertion::Properties => object::properties,
        Assertion::Required => object::required,
        Assertion::AdditionalProperties => object::additional,
        Assertion::MinProperties => object::min_properties,
        Assertion::MaxProperties => object::max_properties,
    };
    family(check, site, rule);
}
