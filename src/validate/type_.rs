//! `type`.

use super::check::{At, Check};
use super::compile::Compiler;
use super::keyword::{Compiled, Rule, Site};
use super::{ErrorKind, Reason};
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

struct Types(Vec<Type>);

pub(super) fn compile(_: &mut Compiler<'_>, site: &Site<'_>) -> Compiled {
    let types = read(site.value).ok_or(Reason::Value)?;
    Ok(Some(Box::new(Types(types))))
}

/// The types that a `type` keyword names.
pub(super) fn read(value: &Node) -> Option<Vec<Type>> {
    let names = value.as_array().unwrap_or(std::slice::from_ref(value));
    let types: Vec<Type> = names.iter().filter_map(|name| Type::parse(name.as_str()?)).collect();
    (!types.is_empty() && types.len() == names.len()).then_some(types)
}

impl Rule for Types {
    fn check(&self, check: &mut Check<'_>, at: &At<'_>) {
        let value = &at.instance.value;
        if self.refuses_type(check, value, 0) {
            check.error(at, || ErrorKind::Type { got: Type::of(value), want: self.0.clone() });
        }
    }

    fn refuses_type(&self, _: &Check<'_>, value: &Value, _: usize) -> bool {
        !self.0.iter().any(|wanted| wanted.accepts(value))
    }
}
