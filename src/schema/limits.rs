use crate::json::{Node, Value};

/// How large a request may be. Beyond a limit it cannot be answered (`docs/security.md` R10): a form of ten thousand fields
/// helps nobody, and must not freeze the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of the request's text, tested before it is parsed.
    pub text: usize,
    /// The properties of a schema, those of nested objects with them.
    pub properties: usize,
    /// The options of one enum. All enums of a schema may have ten times as many.
    pub options: usize,
    /// The code points of a property's name.
    pub name: usize,
    /// The work that reading, drawing and checking the request may cost, in what reading 64 bytes costs: what many
    /// properties share by `$ref` counts as often as it is shared.
    pub work: usize,
}

impl Limits {
    /// The limits that hold where a host sets no lower ones.
    pub const DEFAULT: Self = Self { text: 1 << 20, properties: 1_000, options: 10_000, name: 256, work: 400_000 };

    /// The entries of a list that a `default` may fill in; a longer one is dropped.
    pub const LIST_DEFAULT: usize = 1_000;

    /// The code points of a text that a `default` may fill in; a longer one is dropped. Browsers lay out a control's text in
    /// time that grows with the square of its length.
    pub const TEXT_DEFAULT: usize = 10_000;

    /// The limit that a default is over, if it is: how much of what there is, and the most that may be filled in.
    pub(crate) fn of_default(default: &Node) -> Option<(&'static str, usize, usize)> {
        let over = |counted, got, most| (got > most).then_some((counted, got, most));
        match &default.value {
            Value::String(text) => over("characters in a default", text.code_points(), Self::TEXT_DEFAULT),
            Value::Array(items) => over("entries in a default", items.len(), Self::LIST_DEFAULT)
                .or_else(|| items.iter().find_map(Self::of_default)),
            _ => None,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
