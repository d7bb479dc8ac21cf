//! The dialect: every keyword that is a rule.

use super::check::{At, Check};
use super::schema::Rule;
use super::{Type, array, combined, const_, enum_, number, object, reference, string, type_};
use crate::json::{Node, Value};

/// A keyword of JSON Schema that is a rule.
pub(super) struct Keyword {
    pub(super) name: &'static str,
    /// The instances that it speaks of, if not all; the others pass.
    speaks_of: Option<Type>,
    /// The values that it can have.
    pub(super) takes: Takes,
    /// Reports what is wrong with an instance.
    pub(super) check: fn(&mut Check<'_>, &At<'_>, &Rule),
}

/// What the value of a keyword can be, and which schemas it holds.
#[derive(Clone, Copy)]
pub(super) enum Takes {
    /// Anything, and nothing is decided by it.
    Undecided,
    Value,
    Values,
    Types,
    Text,
    Names,
    Boolean,
    /// A length or a count.
    Limit,
    Number,
    PositiveNumber,
    /// Schemas of which one or some must accept.
    Branches,
    /// Schemas in order.
    Schemas,
    /// Schemas by name.
    Properties,
    /// A schema for what these keywords beside it leave.
    Rest(&'static [&'static str]),
    Reference,
}

impl Takes {
    /// Whether the keyword can have this value.
    pub(super) fn accepts(self, value: &Node) -> bool {
        match self {
            Self::Undecided => false,
            Self::Value => true,
            Self::Values => value.as_array().is_some(),
            Self::Types => type_::are_types(value),
            Self::Text | Self::Reference => value.as_text().is_some_and(|text| text.is_well_formed()),
            Self::Names => value.as_array().is_some_and(|names| names.iter().all(|name| name.as_text().is_some())),
            Self::Boolean => value.as_bool().is_some(),
            Self::Limit => number::limit(value).is_some(),
            Self::Number => value.as_number().is_some(),
            Self::PositiveNumber => value.as_number().is_some_and(number::is_positive),
            Self::Branches | Self::Schemas => value.as_array().is_some_and(|schemas| !schemas.is_empty()),
            Self::Properties => value.as_object().is_some(),
            Self::Rest(_) => matches!(value.value, Value::Object(_) | Value::Boolean(_)),
        }
    }
}

impl Keyword {
    /// Whether the keyword speaks of values such as this one.
    pub(super) fn speaks_of(&self, value: &Value) -> bool {
        self.speaks_of.is_none_or(|instances| Type::of(value) == instances)
    }

    /// The rule called `name`.
    pub(super) fn find(name: &str) -> Option<&'static Self> {
        KEYWORDS.iter().find(|keyword| keyword.name == name)
    }
}

type CheckRule = fn(&mut Check<'_>, &At<'_>, &Rule);

const fn keyword(name: &'static str, speaks_of: Option<Type>, takes: Takes, check: CheckRule) -> Keyword {
    Keyword { name, speaks_of, takes, check }
}

/// A rule outside the dialect.
const fn outside(name: &'static str, speaks_of: Option<Type>) -> Keyword {
    Keyword { name, speaks_of, takes: Takes::Undecided, check: |_, _, _| {} }
}

const ARRAY: Option<Type> = Some(Type::Array);
const NUMBER: Option<Type> = Some(Type::Number);
const OBJECT: Option<Type> = Some(Type::Object);
const STRING: Option<Type> = Some(Type::String);

static KEYWORDS: [Keyword; 42] = [
    keyword("type", None, Takes::Types, type_::check),
    keyword("const", None, Takes::Value, const_::check),
    keyword("enum", None, Takes::Values, enum_::check),
    keyword("allOf", None, Takes::Schemas, combined::all_of),
    keyword("anyOf", None, Takes::Branches, combined::any_of),
    keyword("oneOf", None, Takes::Branches, combined::one_of),
    keyword("$ref", None, Takes::Reference, reference::check),
    keyword("minLength", STRING, Takes::Limit, string::min_length),
    keyword("maxLength", STRING, Takes::Limit, string::max_length),
    keyword("pattern", STRING, Takes::Text, string::pattern),
    keyword("format", STRING, Takes::Text, string::format),
    keyword("minimum", NUMBER, Takes::Number, number::minimum),
    keyword("maximum", NUMBER, Takes::Number, number::maximum),
    keyword("exclusiveMinimum", NUMBER, Takes::Number, number::exclusive_minimum),
    keyword("exclusiveMaximum", NUMBER, Takes::Number, number::exclusive_maximum),
    keyword("multipleOf", NUMBER, Takes::PositiveNumber, number::multiple_of),
    keyword("minItems", ARRAY, Takes::Limit, array::min_items),
    keyword("maxItems", ARRAY, Takes::Limit, array::max_items),
    keyword("uniqueItems", ARRAY, Takes::Boolean, array::unique_items),
    keyword("prefixItems", ARRAY, Takes::Schemas, array::prefix_items),
    keyword("items", ARRAY, Takes::Rest(&["prefixItems"]), array::items),
    keyword("properties", OBJECT, Takes::Properties, object::properties),
    keyword("required", OBJECT, Takes::Names, object::required),
    keyword("additionalProperties", OBJECT, Takes::Rest(&["properties", "patternProperties"]), object::additional),
    // The rest of JSON Schema's rules, of this edition and of those before it.
    outside("not", None),
    outside("if", None),
    outside("then", None),
    outside("else", None),
    outside("$dynamicRef", None),
    outside("$recursiveRef", None),
    outside("contains", ARRAY),
    outside("minContains", ARRAY),
    outside("maxContains", ARRAY),
    outside("unevaluatedItems", ARRAY),
    outside("additionalItems", ARRAY),
    outside("patternProperties", OBJECT),
    outside("propertyNames", OBJECT),
    outside("minProperties", OBJECT),
    outside("maxProperties", OBJECT),
    outside("dependentRequired", OBJECT),
    outside("dependentSchemas", OBJECT),
    outside("unevaluatedProperties", OBJECT),
];
