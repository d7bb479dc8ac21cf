use super::Types;
use crate::json::{Node, Number, Text, Value};

/// A keyword of JSON Schema: one row of the table that `validate` and `lint` use.
pub(crate) struct Keyword {
    pub name: &'static str,
    /// The types of the values that it applies to; all other values pass.
    pub types: Types,
    pub takes: Takes,
    pub assertion: Assertion,
    /// The places where MCP's schemas have it.
    pub standard: Places,
    /// The places where the form follows it although MCP's schemas do not have it.
    pub supported: Places,
    pub own_rule: Places,
    /// True if the form ignores a constraint by ignoring it in any other place.
    pub is_lost_elsewhere: bool,
}

names! {
    /// The check that [`validate`](crate::validate) makes for a keyword, by the keyword's name.
    #[allow(missing_docs, reason = "each rule is called as its keyword")]
    pub enum Assertion {
        None = "none",
        /// The constraint is outside the dialect, so it is undecided for every instance.
        Undecided = "undecided",
        /// Not a keyword but the schema `false`, which accepts no value.
        False = "false",
        /// Not a keyword: the answer's request is none, so no answer fits it.
        Request = "request",
        /// Not a keyword but the end of a check that exceeded its budget: the rest of the instance does not count as valid.
        Limit = "limit",
        Type = "type",
        Const = "const",
        Enum = "enum",
        AllOf = "allOf",
        AnyOf = "anyOf",
        OneOf = "oneOf",
        Ref = "$ref",
        MinLength = "minLength",
        MaxLength = "maxLength",
        Pattern = "pattern",
        Format = "format",
        Minimum = "minimum",
        Maximum = "maximum",
        ExclusiveMinimum = "exclusiveMinimum",
        ExclusiveMaximum = "exclusiveMaximum",
        MultipleOf = "multipleOf",
        MinItems = "minItems",
        MaxItems = "maxItems",
        UniqueItems = "uniqueItems",
        PrefixItems = "prefixItems",
        Items = "items",
        Properties = "properties",
        Required = "required",
        AdditionalProperties = "additionalProperties",
        MinProperties = "minProperties",
        MaxProperties = "maxProperties",
    }
}

/// The values that a keyword accepts, and the schemas in them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Takes {
    Anything,
    Array,
    Object,
    Boolean,
    Prose,
    Types,
    /// A text without lone surrogates, so that it can be a constraint.
    Text,
    Names,
    Limit,
    Number,
    PositiveNumber,
    /// Schemas of which one or more must accept.
    Branches,
    /// Schemas in order.
    Schemas,
    Properties,
    /// A schema for the members or items that these keywords of the same schema do not cover.
    Rest(&'static [&'static str]),
    Reference,
}

/// A set of places where a schema can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Places(u8);

impl Places {
    /// `requestedSchema` itself.
    pub const ROOT: Self = Self(1);
    /// A property.
    pub const PROPERTY: Self = Self(2);
    /// The items of an array.
    pub const ITEMS: Self = Self(4);
    /// A branch of `oneOf` or `anyOf`.
    pub const BRANCH: Self = Self(8);
    /// A property, or the items of an array.
    pub const PROPERTY_OR_ITEMS: Self = Self(2 + 4);

    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl Takes {
    pub(crate) fn accepts(self, value: &Node) -> bool {
        match self {
            Self::Anything => true,
            Self::Array => value.as_array().is_some(),
            Self::Object | Self::Properties => value.as_object().is_some(),
            Self::Boolean => value.as_bool().is_some(),
            Self::Prose => value.as_text().is_some(),
            Self::Types => Types::read(value).is_some(),
            Self::Text | Self::Reference => value.as_text().is_some_and(Text::is_well_formed),
            Self::Names => value.as_array().is_some_and(|names| names.iter().all(|name| name.as_text().is_some())),
            Self::Limit => value.as_number().and_then(Number::to_limit).is_some(),
            Self::Number => value.as_number().is_some(),
            Self::PositiveNumber => value.as_number().is_some_and(Number::is_positive),
            Self::Branches | Self::Schemas => value.as_array().is_some_and(|schemas| !schemas.is_empty()),
            Self::Rest(_) => matches!(value.value, Value::Object(_) | Value::Boolean(_)),
        }
    }
}

impl Keyword {
    pub(crate) fn find(name: &str) -> Option<&'static Self> {
        CONSTRAINTS.iter().chain(&OTHERS).find(|keyword| keyword.name == name)
    }

    pub(crate) fn rule(name: &str) -> Option<&'static Self> {
        CONSTRAINTS.iter().find(|keyword| keyword.name == name)
    }

    /// Returns the keywords that MCP's schemas have at `place`, the candidates for an unknown keyword there.
    pub(crate) fn standard_at(place: Places) -> impl Iterator<Item = &'static str> {
        let all = CONSTRAINTS.iter().chain(&OTHERS);
        all.filter(move |keyword| keyword.standard.meets(place)).map(|keyword| keyword.name)
    }

    const fn with_own_rule(mut self, places: Places) -> Self {
        self.own_rule = places;
        self
    }
}

const fn rule(assertion: Assertion, types: Types, takes: Takes, standard: Places, supported: Places) -> Keyword {
    let name = assertion.as_str();
    Keyword { name, types, takes, assertion, standard, supported, own_rule: NONE, is_lost_elsewhere: true }
}

const fn annotation(name: &'static str, takes: Takes, standard: Places, supported: Places) -> Keyword {
    Keyword { name, is_lost_elsewhere: false, ..rule(Assertion::None, ANY, takes, standard, supported) }
}

const fn outside(name: &'static str, types: Types) -> Keyword {
    Keyword { name, ..rule(Assertion::Undecided, types, Takes::Anything, NONE, NONE) }
}

const fn unused(name: &'static str) -> Keyword {
    annotation(name, Takes::Anything, NONE, NONE)
}

const ANY: Types = Types::ALL;
const STRING: Types = Types::STRING;
const NUMBER: Types = Types::NUMERIC;
const ARRAY: Types = Types::ARRAY;
const OBJECT: Types = Types::OBJECT;
const NONE: Places = Places(0);
const ROOT: Places = Places::ROOT;
const PROPERTY: Places = Places::PROPERTY;
const ITEMS: Places = Places::ITEMS;
const BRANCH: Places = Places::BRANCH;
const FIELD: Places = Places(2 + 4 + 8);
const ALL: Places = Places(15);

#[rustfmt::skip]
static CONSTRAINTS: [Keyword; 43] = [
    rule(Assertion::Type, ANY, Takes::Types, ALL, NONE),
    rule(Assertion::Const, ANY, Takes::Anything, BRANCH, FIELD).with_own_rule(PROPERTY),
    rule(Assertion::Enum, ANY, Takes::Array, Places::PROPERTY_OR_ITEMS, BRANCH),
    rule(Assertion::AllOf, ANY, Takes::Schemas, NONE, FIELD),
    rule(Assertion::AnyOf, ANY, Takes::Branches, ITEMS, FIELD).with_own_rule(PROPERTY),
    rule(Assertion::OneOf, ANY, Takes::Branches, PROPERTY, FIELD),
    rule(Assertion::Ref, ANY, Takes::Reference, NONE, ALL),
    rule(Assertion::MinLength, STRING, Takes::Limit, PROPERTY, FIELD),
    rule(Assertion::MaxLength, STRING, Takes::Limit, PROPERTY, FIELD),
    rule(Assertion::Pattern, STRING, Takes::Text, NONE, FIELD),
    rule(Assertion::Format, STRING, Takes::Text, PROPERTY, FIELD),
    rule(Assertion::Minimum, NUMBER, Takes::Number, PROPERTY, FIELD),
    rule(Assertion::Maximum, NUMBER, Takes::Number, PROPERTY, FIELD),
    rule(Assertion::ExclusiveMinimum, NUMBER, Takes::Number, NONE, FIELD),
    rule(Assertion::ExclusiveMaximum, NUMBER, Takes::Number, NONE, FIELD),
    rule(Assertion::MultipleOf, NUMBER, Takes::PositiveNumber, NONE, FIELD),
    rule(Assertion::MinItems, ARRAY, Takes::Limit, PROPERTY, BRANCH),
    rule(Assertion::MaxItems, ARRAY, Takes::Limit, PROPERTY, BRANCH),
    rule(Assertion::UniqueItems, ARRAY, Takes::Boolean, NONE, FIELD),
    rule(Assertion::PrefixItems, ARRAY, Takes::Schemas, NONE, NONE),
    rule(Assertion::Items, ARRAY, Takes::Rest(&["prefixItems"]), PROPERTY, BRANCH),
    rule(Assertion::Properties, OBJECT, Takes::Properties, ROOT, NONE).with_own_rule(FIELD),
    rule(Assertion::Required, OBJECT, Takes::Names, ROOT, NONE).with_own_rule(FIELD),
    rule(Assertion::AdditionalProperties, OBJECT, Takes::Rest(&["properties", "patternProperties"]), NONE, NONE)
        .with_own_rule(ALL),
    rule(Assertion::MinProperties, OBJECT, Takes::Limit, NONE, Places(1 + 2)),
    rule(Assertion::MaxProperties, OBJECT, Takes::Limit, NONE, Places(1 + 2)),
    outside("not", ANY),
    outside("if", ANY),
    // Without `if`, these two have no effect.
    Keyword { is_lost_elsewhere: false, ..outside("then", ANY) },
    Keyword { is_lost_elsewhere: false, ..outside("else", ANY) },
    outside("$dynamicRef", ANY),
    outside("contains", ARRAY),
    outside("minContains", ARRAY),
    outside("maxContains", ARRAY),
    outside("unevaluatedItems", ARRAY),
    outside("patternProperties", OBJECT),
    outside("propertyNames", OBJECT),
    outside("dependentRequired", OBJECT),
    outside("dependentSchemas", OBJECT),
    outside("unevaluatedProperties", OBJECT),
    // Drafts before 2020-12, and extensions of other dialects.
    outside("additionalItems", ARRAY),
    outside("dependencies", OBJECT),
    outside("$recursiveRef", ANY),
];

/// Keywords that are not constraints. The form needs none of them.
#[rustfmt::skip]
static OTHERS: [Keyword; 24] = [
    annotation("title", Takes::Prose, Places(2 + 8), NONE).with_own_rule(ROOT),
    annotation("description", Takes::Prose, PROPERTY, Places(1 + 8)),
    annotation("default", Takes::Anything, PROPERTY, NONE),
    annotation("enumNames", Takes::Array, PROPERTY, ITEMS),
    annotation("$defs", Takes::Object, NONE, ALL),
    annotation("definitions", Takes::Object, NONE, ALL),
    annotation("examples", Takes::Array, NONE, PROPERTY),
    annotation("writeOnly", Takes::Boolean, NONE, Places::PROPERTY_OR_ITEMS),
    unused("$schema"),
    unused("$id"),
    unused("$comment"),
    unused("$anchor"),
    unused("$dynamicAnchor"),
    unused("$vocabulary"),
    unused("readOnly"),
    unused("deprecated"),
    unused("contentEncoding"),
    unused("contentMediaType"),
    unused("contentSchema"),
    unused("id"),
    unused("$recursiveAnchor"),
    unused("nullable"),
    unused("example"),
    unused("discriminator"),
];
