//! The effect of a keyword in its place, from the table of `crate::schema`.

use crate::{
    json::Node,
    schema::{Keyword, Places, Takes, Types, is_merged},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    /// It is not a keyword of JSON Schema.
    Unknown,
    InvalidValue,
    OfAnotherType,
    /// MCP's schemas have it here.
    Standard,
    /// MCP's schemas do not have it here, but the form follows it.
    OutsideStandard,
    /// It neither restricts answers nor changes the form.
    Inert,
    /// It restricts answers, but the form does not support it.
    Ignored,
    /// It has a rule of its own.
    OwnRule,
}

impl Effect {
    /// Returns the effect of the keyword called `name` with `value`, at `place` in a schema for values of `types`.
    pub(super) fn of(name: &str, value: &Node, place: Places, types: Types) -> Self {
        let Some(keyword) = Keyword::find(name) else { return Self::Unknown };
        // The options of an array are in its items.
        let applies_to = if matches!(name, "enum" | "enumNames") { SCALAR } else { keyword.types };
        if !accepts(keyword.takes, value) {
            Self::InvalidValue
        } else if name == "required" && value.as_bool().is_some() && !place.meets(Places::ROOT) {
            Self::OwnRule
        } else if types != Types::NONE && !applies_to.meets(types) {
            // For a number, `format` only tells programs its width.
            if name == "format" && types.meets(Types::NUMERIC) { Self::Inert } else { Self::OfAnotherType }
        } else if keyword.standard.meets(place) {
            Self::Standard
        } else if keyword.own_rule.meets(place) {
            Self::OwnRule
        } else if keyword.supported.meets(place)
            // The form does not check `allOf` at the root, but shows what it merges.
            || (name == "allOf" && is_merged(value))
        {
            Self::OutsideStandard
        } else if keyword.is_lost_elsewhere {
            Self::Ignored
        } else {
            Self::Inert
        }
    }
}

const SCALAR: Types = Types::STRING.with(Types::NUMERIC).with(Types::BOOLEAN);

/// Returns true if the form can read the value, or if another error reports it.
fn accepts(takes: Takes, value: &Node) -> bool {
    match takes {
        Takes::Types => true,
        Takes::Text | Takes::Reference => value.as_text().is_some(),
        Takes::Properties => value.as_array().is_none_or(|array| !array.is_empty()),
        Takes::Names => value.as_object().is_none_or(|object| !object.is_empty()),
        Takes::Number | Takes::PositiveNumber => {
            takes.accepts(value) && value.as_number().is_some_and(|number| number.is_finite())
        }
        _ => takes.accepts(value),
    }
}
