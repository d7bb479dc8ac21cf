use crate::json::{Node, Value};

/// The limits of a request. A request over a limit cannot be answered (`docs/security.md` R10): a form of ten thousand
/// fields is unusable and must not freeze the page. Within the limits, all work grows with the request at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of the request's text, checked before it is parsed. The targets of all `$ref`s together may have as
    /// many, where a target counts each time that it is reached.
    pub text: usize,
    /// The properties of a schema, including those of nested objects.
    pub properties: usize,
    pub options: usize,
    /// The code points of a property's name.
    pub name: usize,
}

impl Limits {
    /// The limits that apply unless a host sets lower ones.
    pub const DEFAULT: Self = Self { text: 1 << 18, properties: 250, options: 2_500, name: 256 };

    /// The maximum number of entries in a default list; a longer list is dropped.
    pub const LIST_DEFAULT: usize = 1_000;

    /// The maximum number of code points in a default text; a longer text is dropped. Browsers lay out a control's text
    /// in time that grows with the square of its length.
    pub const TEXT_DEFAULT: usize = 10_000;

    /// Returns the limit that a default exceeds, if any: what is counted, its number, and the limit.
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
