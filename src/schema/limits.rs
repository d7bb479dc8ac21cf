use crate::json::Node;

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

/// A limit that a schema is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// [`Limits::text`]
    Text,
    /// [`Limits::properties`]
    Properties,
    /// [`Limits::options`]
    Options,
    /// [`Limits::name`]
    Name,
    /// [`Limits::work`]
    Work,
    /// The digits of a number: [`MAX_DIGITS`](crate::json::MAX_DIGITS).
    Digits,
    /// The entries of a list that is filled in: [`Limits::LIST_DEFAULT`].
    ListDefault,
}

impl Limits {
    /// The limits that hold where a host sets no lower ones.
    pub const DEFAULT: Self = Self { text: 1 << 20, properties: 1_000, options: 10_000, name: 256, work: 300_000 };

    /// The entries of a list that a `default` may fill in; a longer one is dropped.
    pub const LIST_DEFAULT: usize = 1_000;

    /// Whether a default is a list of more entries than may be filled in.
    pub(crate) fn is_long_default(default: &Node) -> bool {
        default.as_array().is_some_and(|items| items.len() > Self::LIST_DEFAULT)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
