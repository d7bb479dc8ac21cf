use std::{ops::Deref, sync::Arc};

/// A JSON string. It reads as a `&str`, with U+FFFD for each lone surrogate; two texts are equal only if their UTF-16
/// code units are. Clones share the text.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text {
    /// The text with U+FFFD for each lone surrogate.
    lossy: Arc<str>,
    /// The UTF-16 code units, if the text is not well formed.
    units: Option<Arc<[u16]>>,
}

impl Text {
    /// Creates a text from UTF-16 code units, which may contain lone surrogates.
    pub fn from_utf16(units: &[u16]) -> Self {
        let is_well_formed = char::decode_utf16(units.iter().copied()).all(|c| c.is_ok());
        Self { lossy: String::from_utf16_lossy(units).into(), units: (!is_well_formed).then(|| units.into()) }
    }

    /// Returns true if the text has no lone surrogate. A text with one cannot pass through UTF-8 unchanged
    /// (`docs/security.md` R15), so it can be shown but is never sent as a name or a value.
    pub fn is_well_formed(&self) -> bool {
        self.units.is_none()
    }

    /// Returns the UTF-16 code units, if the text is not well formed.
    pub fn ill_formed_units(&self) -> Option<&[u16]> {
        self.units.as_deref()
    }

    /// Returns the length in code points, as `minLength` and `maxLength` count it.
    pub fn code_points(&self) -> usize {
        self.lossy.chars().count()
    }

    /// Returns the text with U+FFFD for each lone surrogate.
    pub fn as_str(&self) -> &str {
        &self.lossy
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self { lossy: text.into(), units: None }
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self { lossy: text.into(), units: None }
    }
}

impl Deref for Text {
    type Target = str;
    fn deref(&self) -> &str {
        &self.lossy
    }
}
