use super::compare::{length, length_of_text};
use crate::json::{Number, Pointer, Text, Value, digits};
use crate::schema::Types;
use std::sync::Arc;

/// A rule that an instance breaks.
#[derive(Debug, Clone, PartialEq)]
pub struct ValidationError {
    /// The place in the instance.
    pub instance_location: Pointer,
    /// The rule's place in the schema document. Behind a `$ref` it is the place of the rule itself (`/$defs/a/minLength`),
    /// not the way through the `$ref`, so it always leads somewhere.
    pub keyword_location: Pointer,
    /// The rule, what it wants and what it got.
    pub kind: ErrorKind,
}

/// Which rule was broken, what it wants, and what it got where that is a figure of its own. The value that was refused
/// is at the error's `instance_location`.
#[derive(Debug, Clone, PartialEq)]
pub enum ErrorKind {
    /// `type`: the value is of none of the wanted types.
    Type {
        /// The name of the value's type; `number` for every number.
        got: &'static str,
        /// The types allowed.
        want: Types,
    },
    /// `const`: the value is another one.
    Const {
        /// The only value allowed.
        want: Value,
    },
    /// `enum`: the value is none of the options.
    Enum {
        /// The values allowed, in order.
        want: Arc<[Value]>,
    },
    /// `anyOf`: no branch accepts the value.
    AnyOf,
    /// `oneOf`: no branch accepts the value, or more than one does.
    OneOf {
        /// How many branches accept it: 0, or 2 for two or more.
        got: usize,
    },
    /// `minLength`: the text is too short.
    MinLength {
        /// Its length in code points.
        got: usize,
        /// The least length.
        want: usize,
    },
    /// `maxLength`: the text is too long.
    MaxLength {
        /// Its length in code points.
        got: usize,
        /// The greatest length.
        want: usize,
    },
    /// `pattern`: the pattern is nowhere in the text.
    Pattern {
        /// The pattern.
        want: Text,
    },
    /// `format`: the text is not of the format.
    Format {
        /// The format's name.
        want: &'static str,
    },
    /// `minimum`: the number is too small.
    Minimum {
        /// The number.
        got: Number,
        /// The least number.
        want: Number,
    },
    /// `maximum`: the number is too large.
    Maximum {
        /// The number.
        got: Number,
        /// The greatest number.
        want: Number,
    },
    /// `exclusiveMinimum`: the number is not above the bound.
    ExclusiveMinimum {
        /// The number.
        got: Number,
        /// The bound.
        want: Number,
    },
    /// `exclusiveMaximum`: the number is not below the bound.
    ExclusiveMaximum {
        /// The number.
        got: Number,
        /// The bound.
        want: Number,
    },
    /// `multipleOf`: the number is no multiple.
    MultipleOf {
        /// The number.
        got: Number,
        /// What it must be a multiple of.
        want: Number,
    },
    /// `minItems`: the array has too few items.
    MinItems {
        /// How many it has.
        got: usize,
        /// The least number of items.
        want: usize,
    },
    /// `maxItems`: the array has too many items.
    MaxItems {
        /// How many it has.
        got: usize,
        /// The greatest number of items.
        want: usize,
    },
    /// `uniqueItems`: two items are equal.
    UniqueItems {
        /// The index of an item.
        first: usize,
        /// The index of the same item further on.
        second: usize,
    },
    /// `required`: a property is missing; the error's place is the object's.
    Required {
        /// The property's name.
        want: Text,
    },
    /// `minProperties`: the object has too few properties.
    MinProperties {
        /// How many it has.
        got: usize,
        /// The least number of properties.
        want: usize,
    },
    /// `maxProperties`: the object has too many properties.
    MaxProperties {
        /// How many it has.
        got: usize,
        /// The greatest number of properties.
        want: usize,
    },
    /// `additionalProperties: false`: the property at the error's place is not declared.
    AdditionalProperties,
    /// A schema `false`, which allows no value.
    False,
}

impl ValidationError {
    /// About how many bytes it has. What it wants is written twice: by itself, and in a sentence.
    pub(super) fn length(&self) -> usize {
        let want = match &self.kind {
            ErrorKind::Const { want } => length(want),
            ErrorKind::Enum { want } => want.iter().fold(0_usize, |sum, option| sum.saturating_add(length(option))),
            ErrorKind::Pattern { want } | ErrorKind::Required { want } => length_of_text(want),
            ErrorKind::Minimum { got, want }
            | ErrorKind::Maximum { got, want }
            | ErrorKind::ExclusiveMinimum { got, want }
            | ErrorKind::ExclusiveMaximum { got, want }
            | ErrorKind::MultipleOf { got, want } => got.lexeme().len().saturating_add(want.lexeme().len()),
            _ => 0,
        };
        let [instance, keyword] =
            [&self.instance_location, &self.keyword_location].map(|at| length_of_text(at.as_str()));
        instance.saturating_add(keyword).saturating_add(want.saturating_mul(2))
    }
}

/// What there is to say of an error in English.
pub(crate) struct Description {
    /// `<` stands for what was found, `>` for what is wanted, `|` for wanted names.
    pub sentence: &'static str,
    /// What was found, where that is a figure of its own: JSON text, or nothing.
    pub got: String,
    /// What the keyword wants: JSON text, or nothing.
    pub want: String,
}

impl ErrorKind {
    /// The keyword; `"false"` for a schema that is `false`.
    pub fn keyword(&self) -> &'static str {
        self.row().0
    }

    pub(crate) fn description(&self) -> Description {
        let (_, sentence) = self.row();
        let [got, want] = self.params();
        Description { sentence, got, want }
    }

    fn row(&self) -> (&'static str, &'static str) {
        match self {
            Self::Type { .. } => ("type", "Must be of type |."),
            Self::Const { .. } => ("const", "Must be >."),
            Self::Enum { .. } => ("enum", "Must be one of the values listed."),
            Self::AnyOf => ("anyOf", "Must fit one of the alternatives."),
            Self::OneOf { .. } => ("oneOf", "Must fit one of the alternatives alone, not <."),
            Self::MinLength { .. } => ("minLength", "Must be at least > characters long, not <."),
            Self::MaxLength { .. } => ("maxLength", "Must be at most > characters long, not <."),
            Self::Pattern { .. } => ("pattern", "Must match the pattern >."),
            Self::Format { .. } => ("format", "Must be of the format |."),
            Self::Minimum { .. } => ("minimum", "Must be > or more."),
            Self::Maximum { .. } => ("maximum", "Must be > or less."),
            Self::ExclusiveMinimum { .. } => ("exclusiveMinimum", "Must be more than >."),
            Self::ExclusiveMaximum { .. } => ("exclusiveMaximum", "Must be less than >."),
            Self::MultipleOf { .. } => ("multipleOf", "Must be a multiple of >."),
            Self::MinItems { .. } => ("minItems", "Must have at least > items, not <."),
            Self::MaxItems { .. } => ("maxItems", "Must have at most > items, not <."),
            Self::UniqueItems { .. } => ("uniqueItems", "Must not have the same item twice, as at <."),
            Self::Required { .. } => ("required", "Must have a property >."),
            Self::MinProperties { .. } => ("minProperties", "Must have at least > properties, not <."),
            Self::MaxProperties { .. } => ("maxProperties", "Must have at most > properties, not <."),
            Self::AdditionalProperties => ("additionalProperties", "Must not be there: no such property is declared."),
            Self::False => ("false", "Must not be there."),
        }
    }

    /// What was found and what is wanted.
    fn params(&self) -> [String; 2] {
        let quoted = |name: &str| ["\"", name, "\""].concat();
        let list = |items: Vec<String>| ["[", &items.join(","), "]"].concat();
        let nothing = String::new();
        match self {
            Self::Type { got, want } => [quoted(got), list(want.as_names().map(quoted).collect())],
            Self::Const { want } => [nothing, want.to_json()],
            Self::Enum { want } => [nothing, list(want.iter().map(Value::to_json).collect())],
            Self::OneOf { got } => [digits(*got), "1".to_owned()],
            Self::MinLength { got, want }
            | Self::MaxLength { got, want }
            | Self::MinItems { got, want }
            | Self::MaxItems { got, want }
            | Self::MinProperties { got, want }
            | Self::MaxProperties { got, want } => [digits(*got), digits(*want)],
            Self::Pattern { want } | Self::Required { want } => [nothing, want.to_json()],
            Self::Format { want } => [nothing, quoted(want)],
            Self::Minimum { got, want }
            | Self::Maximum { got, want }
            | Self::ExclusiveMinimum { got, want }
            | Self::ExclusiveMaximum { got, want }
            | Self::MultipleOf { got, want } => [got.lexeme().to_owned(), want.lexeme().to_owned()],
            Self::UniqueItems { first, second } => [list(vec![digits(*first), digits(*second)]), nothing],
            Self::AnyOf | Self::AdditionalProperties | Self::False => [nothing, String::new()],
        }
    }
}
