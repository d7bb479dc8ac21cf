//! What a keyword means where it is, by the table of `crate::schema`.

use crate::{
    json::Node,
    schema::{Keyword, Places, Takes, Types, is_merged},
};

/// What a keyword means where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// No keyword of JSON Schema.
    Unknown,
    /// Its value is none that it can have.
    InvalidValue,
    /// It applies to values of another type.
    OfAnotherType,
    /// MCP's schemas have it here.
    Standard,
    /// MCP's schemas do not have it here, but the form goes by it.
    OutsideStandard,
    /// It forbids nothing and shows nothing.
    Inert,
    /// It is a rule that the form knows nothing of.
    Ignored,
    /// A rule of its own is about it.
    OwnRule,
}

impl Verdict {
    /// What the keyword called `name` means with `value`, at `place` in a schema for values of `types`.
    pub(super) fn of(name: &str, value: &Node, place: Places, types: Types) -> Self {
        let Some(keyword) = Keyword::find(name) else { return Self::Unknown };
        // The options of an array are those of its items.
        let applies_to = if matches!(name, "enum" | "enumNames") { SCALAR } else { keyword.types };
        if !accepts(keyword.takes, value) {
            Self::InvalidValue
        } else if name == "required" && value.as_bool().is_some() && !place.meets(Places::ROOT) {
            Self::OwnRule
        } else if types != Types::NONE && !applies_to.meets(types) {
            // Of a number, it tells programs how wide it is.
            if name == "format" && types.meets(Types::NUMERIC) { Self::Inert } else { Self::OfAnotherType }
        } else if keyword.standard.meets(place) {
            Self::Standard
        } else if keyword.own_rule.meets(place) {
            Self::OwnRule
        } else if keyword.supported.meets(place)
            // That of the root is not held against an answer in the form, but what it merges is shown.
            || (name == "allOf" && is_merged(value))
        {
            Self::OutsideStandard
        } else if keyword.is_lost_elsewhere {
            Self::Ignored
        } else {
            Self::Inert
        }
    }

    /// The same in ACP, whose schemas have some keywords more.
    pub(super) fn in_acp(self, name: &str, place: Places) -> Self {
        let has = match name {
            "_meta" => true,
            "pattern" => place == Places::PROPERTY,
            "description" => place == Places::ROOT || place == Places::BRANCH,
            _ => false,
        };
        if has && matches!(self, Self::Unknown | Self::OutsideStandard | Self::Inert) { Self::Standard } else { self }
    }
}

const SCALAR: Types = Types::STRING.with(Types::NUMERIC).with(Types::BOOLEAN);

/// Whether the form can read the value, or an error of its own is about it.
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
