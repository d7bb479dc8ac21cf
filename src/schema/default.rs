use super::{
    EnumOption, NumberSchema, PrimitiveSchemaDefinition as Definition,
    enum_option::{is_sendable, key},
};
use crate::json::{Node, Value, sorted};

impl Definition {
    /// Returns true if a form can start with `default`. A value of another type (there is no coercion), a value that is
    /// not an option, and a number that JavaScript cannot represent are dropped. A value that breaks a length, a bound,
    /// a pattern or a format is kept, and its error is shown (`docs/security.md` R18).
    pub fn can_start_with(&self, default: &Node) -> bool {
        let value = &default.value;
        if !is_sendable(value, false) {
            return false;
        }
        let text = |value: &Value| matches!(value, Value::String(text) if text.is_well_formed());
        let number = |node: &Node, schema: &NumberSchema| {
            node.as_number().is_some_and(|number| !schema.integer || number.is_safe_integer())
        };
        let items = default.as_array();
        match self {
            Self::String(_) => text(value),
            Self::Number(schema) => number(default, schema),
            Self::NumberOrString(schema) => text(value) || number(default, schema),
            Self::Boolean => default.as_bool().is_some(),
            Self::SingleSelectEnum(options) => options.iter().any(|option| option.value == *value),
            Self::MultiSelectEnum(schema) => items.is_some_and(|items| {
                let chosen: Vec<String> = sorted(items.iter().map(|item| key(&item.value)).collect(), &Ord::cmp);
                let is_chosen = |option: &&EnumOption| chosen.binary_search(&key(&option.value)).is_ok();
                // As many selected options as items: every item is an option, and none is repeated.
                schema.options.iter().filter(is_chosen).count() == items.len()
            }),
            Self::StringList(schema) => items.is_some_and(|items| {
                items.iter().all(|item| match &schema.numbers {
                    None => text(&item.value),
                    Some(schema) => number(item, schema),
                })
            }),
            Self::Const(constant) => constant == value,
            Self::Object(_) => default.as_object().is_some(),
            Self::LeftOut(_) => false,
        }
    }
}
