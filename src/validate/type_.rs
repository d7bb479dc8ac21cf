//! `type`.

use super::ErrorKind;
use super::check::{At, Check};
use super::schema::Rule;
use crate::json::{Node, Value};

/// One of JSON Schema's types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// `null`
    Null,
    /// `boolean`
    Boolean,
    /// `object`
    Object,
    /// `array`
    Array,
    /// `number`
    Number,
    /// `string`
    String,
    /// `integer`: a number without a fractional part, so `1.0` is one.
    Integer,
}

const NAMES: [(&str, Type); 7] = [
    ("null", Type::Null),
    ("boolean", Type::Boolean),
    ("object", Type::Object),
    ("array", Type::Array),
    ("number", Type::Number),
    ("string", Type::String),
    ("integer", Type::Integer),
];

impl Type {
    /// The type of a value; `Number` for every number.
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Boolean(_) => Self::Boolean,
            Value::Number(_) => Self::Number,
            Value::String(_) => Self::String,
            Value::Array(_) => Self::Array,
            Value::Object(_) => Self::Object,
        }
    }

    /// The type called `name` in a schema.
    pub fn parse(name: &str) -> Option<Self> {
        NAMES.iter().find(|(theirs, _)| *theirs == name).map(|(_, found)| *found)
    }

    /// The type's name in a schema.
    pub fn as_str(self) -> &'static str {
        NAMES.iter().find(|(_, theirs)| *theirs == self).map_or("", |(name, _)| name)
    }

    /// Whether `value` is of this type.
    pub fn accepts(self, value: &Value) -> bool {
        match (self, value) {
            (Self::Integer, Value::Number(number)) => number.is_integer(),
            _ => Self::of(value) == self,
        }
    }
}

pub(super) fn check(check: &mut Check<'_>, at: &At<'_>, rule: &Rule) {
    if !accept(&rule.value, &at.instance.value) {
        check.error(at, || ErrorKind::Type { got: Type::of(&at.instance.value), want: types(&rule.value).collect() });
    }
}

/// The types that a `type` keyword names.
fn types(value: &Node) -> impl Iterator<Item = Type> {
    names(value).iter().filter_map(|name| Type::parse(name.as_str()?))
}

fn names(value: &Node) -> &[Node] {
    value.as_array().unwrap_or(std::slice::from_ref(value))
}

/// Whether the value of a `type` keyword is a type, or a list of types.
pub(super) fn are_types(value: &Node) -> bool {
    let count = types(value).count();
    count > 0 && count == names(value).len()
}

/// Whether one of the types that a `type` keyword names accepts the value.
pub(super) fn accept(wanted: &Node, value: &Value) -> bool {
    types(wanted).any(|wanted| wanted.accepts(value))
}
