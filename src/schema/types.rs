use crate::json::{Node, Value};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Types(u8);

const NAMES: [(&str, Types); 7] = [
    ("string", Types::STRING),
    ("number", Types::NUMBER),
    ("integer", Types::INTEGER),
    ("boolean", Types::BOOLEAN),
    ("array", Types::ARRAY),
    ("object", Types::OBJECT),
    ("null", Types::NULL),
];

#[allow(missing_docs, reason = "each set is called as its types")]
impl Types {
    pub const NONE: Self = Self(0);
    pub const STRING: Self = Self(1);
    pub const NUMBER: Self = Self(2);
    pub const INTEGER: Self = Self(4);
    pub const NUMERIC: Self = Self(6);
    pub const BOOLEAN: Self = Self(8);
    pub const ARRAY: Self = Self(16);
    pub const OBJECT: Self = Self(32);
    pub const NULL: Self = Self(64);
    pub const ALL: Self = Self(127);

    fn named(node: &Node) -> Option<Self> {
        NAMES.iter().find(|(name, _)| node.as_str() == Some(name)).map(|(_, types)| *types)
    }

    /// Returns the types that a `type` keyword names; unknown names are ignored.
    pub fn named_by(keyword: &Node) -> Self {
        let names = keyword.as_array().unwrap_or(std::slice::from_ref(keyword));
        names.iter().filter_map(Self::named).fold(Self::NONE, Self::with)
    }

    /// Returns the types that a `type` keyword names; `None` if it is not a type of JSON Schema or a list of types.
    pub fn read(keyword: &Node) -> Option<Self> {
        let names = keyword.as_array().unwrap_or(std::slice::from_ref(keyword));
        let types = names.iter().try_fold(Self::NONE, |types, name| Some(types.with(Self::named(name)?)));
        types.filter(|types| *types != Self::NONE)
    }

    /// Returns the name of a value's type; it is `number` for every number.
    pub fn name_of(value: &Value) -> &'static str {
        let types = if let Value::Number(_) = value { Self::NUMBER } else { Self::of(value) };
        types.as_names().next().unwrap_or_default()
    }

    pub fn as_names(self) -> impl Iterator<Item = &'static str> {
        NAMES.iter().filter(move |(_, types)| self.meets(*types)).map(|(name, _)| *name)
    }

    /// Returns the types of a value: an integer is a number too.
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::NULL,
            Value::Boolean(_) => Self::BOOLEAN,
            Value::Number(number) if number.is_integer() => Self::NUMERIC,
            Value::Number(_) => Self::NUMBER,
            Value::String(_) => Self::STRING,
            Value::Array(_) => Self::ARRAY,
            Value::Object(_) => Self::OBJECT,
        }
    }

    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn within(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
