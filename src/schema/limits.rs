/// How large a request may be. Beyond a limit it cannot be answered (`security.md` R10): a form of ten thousand fields
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
}

impl Limits {
    /// The limits that hold where a host sets no lower ones.
    pub const DEFAULT: Self = Self { text: 1 << 20, properties: 1_000, options: 10_000, name: 256 };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}
