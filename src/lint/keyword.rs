//! The keywords of JSON Schema, and what each means in an elicitation: one table.

use crate::{
    json::{Node, Value},
    schema::{Types, is_merged},
};

/// What a keyword says of the place where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// No keyword of JSON Schema.
    Unknown,
    /// Its value is none that it can have.
    InvalidValue,
    /// It speaks of values of another type.
    OfAnotherType,
    /// MCP's schemas have it here.
    Standard,
    /// MCP's schemas do not have it here, but it is heeded.
    OutsideStandard,
    /// It forbids nothing and shows nothing.
    Inert,
    /// It is a rule that the form knows nothing of.
    Ignored,
    /// A rule of its own speaks of it.
    SpokenOf,
}

/// The places at which a schema can stand, as a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Places(u8);

impl Places {
    const NONE: Self = Self(0);
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
    const FIELD: Self = Self(2 + 4 + 8);
    const ALL: Self = Self(15);

    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What the value of a keyword must be like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    Any,
    Text,
    Boolean,
    Count,
    Number,
    Divisor,
    Array,
    Branches,
    Object,
    Schema,
    /// What is no empty array: elsewhere an error speaks of it.
    Properties,
    /// What is no empty object: elsewhere an error speaks of it.
    Required,
}

/// One keyword of JSON Schema.
pub(super) struct Keyword {
    pub name: &'static str,
    shape: Shape,
    /// The types of the values that it speaks of.
    types: Types,
    /// Where MCP's schemas have it.
    standard: Places,
    /// Where it is heeded, though they do not have it.
    heeded: Places,
    /// Where a rule of its own speaks of it.
    spoken_of: Places,
    /// What it is elsewhere.
    otherwise: Verdict,
}

impl Keyword {
    /// The keyword called `name`.
    pub(super) fn find(name: &str) -> Option<&'static Self> {
        KEYWORDS.iter().find(|keyword| keyword.name == name)
    }

    /// The keywords that MCP's schemas have at `place`: what an unknown one there can have been meant to be.
    pub(super) fn standard_at(place: Places) -> impl Iterator<Item = &'static str> {
        KEYWORDS.iter().filter(move |keyword| keyword.standard.meets(place)).map(|keyword| keyword.name)
    }

    /// What the keyword says with `value`, at `place` in a schema for values of `types`.
    pub(super) fn verdict(&self, value: &Node, place: Places, types: Types) -> Verdict {
        if !self.shape.accepts(value) {
            Verdict::InvalidValue
        } else if self.name == "required" && value.as_bool().is_some() && !place.meets(Places::ROOT) {
            Verdict::SpokenOf
        } else if types != Types::NONE && !self.types.meets(types) {
            // Of a number, it tells programs how wide it is.
            if self.name == "format" && types.meets(Types::NUMERIC) { Verdict::Inert } else { Verdict::OfAnotherType }
        } else if self.standard.meets(place) {
            Verdict::Standard
        } else if self.spoken_of.meets(place) {
            Verdict::SpokenOf
        } else if self.heeded.meets(place)
            // That of the root is not held against an answer in the form, but what it merges is shown.
            || (self.name == "allOf" && is_merged(value))
        {
            Verdict::OutsideStandard
        } else {
            self.otherwise
        }
    }
}

impl Shape {
    fn accepts(self, node: &Node) -> bool {
        let number = node.as_number();
        match self {
            Self::Any => true,
            Self::Text => node.as_text().is_some(),
            Self::Boolean => node.as_bool().is_some(),
            Self::Count => number.is_some_and(|number| number.to_usize().is_some()),
            Self::Number => number.is_some_and(|number| number.is_finite()),
            Self::Divisor => number.is_some_and(|number| number.is_finite() && number.is_multiple_of(number)),
            Self::Array => node.as_array().is_some(),
            Self::Branches => node.as_array().is_some_and(|branches| !branches.is_empty()),
            Self::Object => node.as_object().is_some(),
            Self::Properties => node.as_array().is_none_or(|array| !array.is_empty()),
            Self::Required => node.as_object().is_none_or(|object| !object.is_empty()),
            Self::Schema => matches!(node.value, Value::Object(_) | Value::Boolean(_)),
        }
    }
}

const ANY: Types = Types::ALL;
const SCALAR: Types = Types::STRING.with(Types::NUMERIC).with(Types::BOOLEAN);
const NONE: Places = Places::NONE;
const ROOT: Places = Places::ROOT;
const PROPERTY: Places = Places::PROPERTY;
const ITEMS: Places = Places::ITEMS;
const BRANCH: Places = Places::BRANCH;
const FIELD: Places = Places::FIELD;

const fn standard(name: &'static str, shape: Shape, types: Types, standard: Places, heeded: Places) -> Keyword {
    Keyword { name, shape, types, standard, heeded, spoken_of: NONE, otherwise: Verdict::Ignored }
}

const fn spoken_of(name: &'static str, shape: Shape, types: Types, standard: Places, spoken_of: Places) -> Keyword {
    Keyword { name, shape, types, standard, heeded: FIELD, spoken_of, otherwise: Verdict::Ignored }
}

const fn inert(name: &'static str, shape: Shape, standard: Places, heeded: Places, spoken_of: Places) -> Keyword {
    Keyword { name, shape, types: ANY, standard, heeded, spoken_of, otherwise: Verdict::Inert }
}

const fn ignored(name: &'static str, types: Types) -> Keyword {
    standard(name, Shape::Any, types, NONE, NONE)
}

static KEYWORDS: [Keyword; 67] = [
    standard("type", Shape::Any, ANY, Places::ALL, NONE),
    inert("title", Shape::Text, Places(2 + 8), NONE, ROOT),
    inert("description", Shape::Text, PROPERTY, ROOT, NONE),
    inert("default", Shape::Any, PROPERTY, NONE, NONE),
    standard("enum", Shape::Array, SCALAR, Places(2 + 4), BRANCH),
    standard("enumNames", Shape::Array, SCALAR, PROPERTY, ITEMS),
    standard("oneOf", Shape::Branches, ANY, PROPERTY, FIELD),
    spoken_of("anyOf", Shape::Branches, ANY, ITEMS, PROPERTY),
    spoken_of("const", Shape::Any, ANY, BRANCH, PROPERTY),
    standard("items", Shape::Schema, Types::ARRAY, PROPERTY, BRANCH),
    standard("minItems", Shape::Count, Types::ARRAY, PROPERTY, BRANCH),
    standard("maxItems", Shape::Count, Types::ARRAY, PROPERTY, BRANCH),
    standard("uniqueItems", Shape::Boolean, Types::ARRAY, NONE, FIELD),
    standard("minLength", Shape::Count, Types::STRING, PROPERTY, FIELD),
    standard("maxLength", Shape::Count, Types::STRING, PROPERTY, FIELD),
    standard("format", Shape::Text, Types::STRING, PROPERTY, FIELD),
    standard("pattern", Shape::Text, Types::STRING, NONE, FIELD),
    standard("minimum", Shape::Number, Types::NUMERIC, PROPERTY, FIELD),
    standard("maximum", Shape::Number, Types::NUMERIC, PROPERTY, FIELD),
    standard("exclusiveMinimum", Shape::Number, Types::NUMERIC, NONE, FIELD),
    standard("exclusiveMaximum", Shape::Number, Types::NUMERIC, NONE, FIELD),
    standard("multipleOf", Shape::Divisor, Types::NUMERIC, NONE, FIELD),
    spoken_of("properties", Shape::Properties, Types::OBJECT, ROOT, FIELD),
    spoken_of("required", Shape::Required, Types::OBJECT, ROOT, FIELD),
    spoken_of("additionalProperties", Shape::Schema, Types::OBJECT, NONE, Places::ALL),
    standard("$ref", Shape::Text, ANY, NONE, Places::ALL),
    standard("$defs", Shape::Object, ANY, NONE, Places::ALL),
    standard("definitions", Shape::Object, ANY, NONE, Places::ALL),
    inert("examples", Shape::Array, NONE, PROPERTY, NONE),
    inert("writeOnly", Shape::Boolean, NONE, PROPERTY, NONE),
    inert("$schema", Shape::Any, NONE, NONE, NONE),
    inert("$id", Shape::Any, NONE, NONE, NONE),
    inert("$comment", Shape::Any, NONE, NONE, NONE),
    inert("$anchor", Shape::Any, NONE, NONE, NONE),
    inert("$dynamicAnchor", Shape::Any, NONE, NONE, NONE),
    inert("$vocabulary", Shape::Any, NONE, NONE, NONE),
    inert("readOnly", Shape::Any, NONE, NONE, NONE),
    inert("deprecated", Shape::Any, NONE, NONE, NONE),
    inert("nullable", Shape::Any, NONE, NONE, NONE),
    inert("example", Shape::Any, NONE, NONE, NONE),
    inert("contentEncoding", Shape::Any, NONE, NONE, NONE),
    inert("contentMediaType", Shape::Any, NONE, NONE, NONE),
    inert("contentSchema", Shape::Any, NONE, NONE, NONE),
    inert("then", Shape::Any, NONE, NONE, NONE),
    inert("else", Shape::Any, NONE, NONE, NONE),
    standard("allOf", Shape::Branches, ANY, NONE, FIELD),
    ignored("not", ANY),
    ignored("if", ANY),
    ignored("$dynamicRef", ANY),
    ignored("$recursiveRef", ANY),
    ignored("prefixItems", Types::ARRAY),
    ignored("additionalItems", Types::ARRAY),
    ignored("contains", Types::ARRAY),
    ignored("minContains", Types::ARRAY),
    ignored("maxContains", Types::ARRAY),
    ignored("unevaluatedItems", Types::ARRAY),
    ignored("patternProperties", Types::OBJECT),
    ignored("propertyNames", Types::OBJECT),
    ignored("minProperties", Types::OBJECT),
    ignored("maxProperties", Types::OBJECT),
    ignored("dependencies", Types::OBJECT),
    ignored("dependentRequired", Types::OBJECT),
    ignored("dependentSchemas", Types::OBJECT),
    ignored("unevaluatedProperties", Types::OBJECT),
    // Drafts before 2019-09, and what other dialects put on a property.
    inert("id", Shape::Any, NONE, NONE, NONE),
    inert("$recursiveAnchor", Shape::Any, NONE, NONE, NONE),
    inert("discriminator", Shape::Any, NONE, NONE, NONE),
];
